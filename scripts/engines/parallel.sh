#!/bin/sh
# Resolves a file of addresses with GNU parallel: a program for each core, the answers in the order of the lines.
# usage: parallel.sh ADDRESSES >ANSWERS
# A part whose program is killed is resolved again. (--pipepart, which cuts the file itself, gives that one no lines.)
set -eu
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
split -n "l/$(($(nproc) * 2))" "$1" "$parts/"
parallel --keep-order --retries 3 --halt soon,fail=1 'areapick resolve --threads 1 <{}' ::: "$parts"/*
