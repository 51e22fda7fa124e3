"""What is wrong with a file: all of it at once, each with its key."""


class Invalid(Exception):
    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
