# Computes shares from lines of: kind, position of the expected place, kind, its position in fzf.

function count(kind) {
  if (!(kind in rows)) kinds[++kind_count] = kind
  rows[kind]++
  first[kind] += $2 == 1
  five[kind] += $2 > 0
  fzf_first[kind] += $4 == 1
  fzf_five[kind] += $4 > 0
}

function share(part, whole) { return 100 * part / whole }

function line(kind, name) {
  printf "%-14s %5d %8.1f %8.1f %10.1f %8.1f%s\n", name, rows[kind], share(first[kind], rows[kind]), \
    share(five[kind], rows[kind]), share(fzf_first[kind], rows[kind]), share(fzf_five[kind], rows[kind]), \
    (fzf_first[kind] > first[kind] || fzf_five[kind] > five[kind] ? "   fzf is ahead" : "")
}

BEGIN { printf "%-14s %5s %8s %8s %10s %8s\n", "kind", "rows", "first", "in five", "fzf first", "in five" }
{ count($1); rows["all"]++; first["all"] += $2 == 1; five["all"] += $2 > 0; fzf_first["all"] += $4 == 1; fzf_five["all"] += $4 > 0 }
END {
  for (i = 1; i <= kind_count; i++) line(kinds[i], kinds[i])
  line("all", "all")
}
