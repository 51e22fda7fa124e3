"""Nothing runs longer than it may, and what is done in time is left alone."""

import time

from sandbox.watching import Clock


def test_what_does_not_ask_is_stopped_all_the_same() -> None:
    begun = time.monotonic()
    done = False
    with Clock(0.05, 0.1) as clock:
        while time.monotonic() - begun < 5:
            sum(range(1000))
        done = True
    assert clock.up
    assert not done
    assert time.monotonic() - begun < 2


def test_what_asks_is_told_to_stop_before() -> None:
    with Clock(0.05, 3) as clock:
        while clock.going():
            pass
    assert not clock.up


def test_what_is_done_in_time_is_never_struck_later() -> None:
    with Clock(5, 10) as clock:
        pass
    clock._stop()  # the bell was on its way
    assert sum(range(3000))
    assert not clock.up


def test_a_bell_that_rings_as_the_work_is_done_does_no_harm() -> None:
    for _ in range(50):
        with Clock(5, 10) as clock:
            clock._stop()
        assert clock.up
    assert sum(range(3000))
