"""Zip files from strangers: only small text files come out, and never more than was announced. Pure."""

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import PurePosixPath

from .bounds import LISTS, UNPACKED_BYTES, UNPACKED_RATIO, Refused

TEXTS = {".txt", ".csv", ".tsv", ".dec", ".dek", ".deck", ".list", ".md", ""}
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1
# What a damaged archive makes zipfile raise: a name that is empty or no UTF-8, a place before the file …
UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, struct.error),
    *(NotImplementedError, RuntimeError, EOFError, OSError, ValueError, OverflowError, LookupError),
)
SMALL = 10_000  # bytes; below this the ratio tells nothing


def is_zip(data: bytes) -> bool:
    return data[:4] in (b"PK\x03\x04", b"PK\x05\x06")


def texts_in(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """Each text file with its name; sizes are checked as announced and again as they come out."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = _members(archive, name)
            left = UNPACKED_BYTES
            for member in members:
                with archive.open(member) as file:
                    content = file.read(min(member.file_size, left) + 1)
                if len(content) > min(member.file_size, left):
                    raise Refused(f"{name}: {member.filename[:80]} is larger than the archive says.")
                left -= len(content)
                yield PurePosixPath(member.filename).stem, content
    except Refused:
        raise
    except UNREADABLE as error:
        raise Refused(f"{name} is not a zip file that can be read.") from error


def _members(archive: zipfile.ZipFile, name: str) -> list[zipfile.ZipInfo]:
    every = [member for member in archive.infolist() if not _ignored(member)]
    if any(member.filename == "[Content_Types].xml" for member in every):
        raise Refused(f"{name} is a workbook or a document; save it as CSV or as text.")
    if len(every) > LISTS:
        raise Refused(f"{name} holds {len(every):,} files; at most {LISTS} lists are checked at once.")
    if sum(member.file_size for member in every) > UNPACKED_BYTES or any(_bomb(member) for member in every):
        raise Refused(f"{name} unpacks to far more than deck lists hold.")
    for member in every:
        _accept(member, name)
    return every


def _ignored(member: zipfile.ZipInfo) -> bool:
    path = PurePosixPath(member.filename)
    return member.is_dir() or path.name.startswith(".") or "__MACOSX" in path.parts


def _bomb(member: zipfile.ZipInfo) -> bool:
    return member.file_size > SMALL and member.file_size > UNPACKED_RATIO * max(member.compress_size, 1)


def _accept(member: zipfile.ZipInfo, name: str) -> None:
    if PurePosixPath(member.filename).suffix.lower() not in TEXTS:
        raise Refused(f"{name}: {member.filename[:80]} is not a text file (.txt or .csv).")
    if member.flag_bits & ENCRYPTED or member.compress_type not in METHODS:
        raise Refused(f"{name}: {member.filename[:80]} is encrypted or packed in an unusual way.")
