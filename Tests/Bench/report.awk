# Reads lines of name, screen size, metric and value, sorted by all four, and writes the report.

function finish_group() {
  if (count == 0) return
  median[key] = count % 2 ? value[(count + 1) / 2] : (value[count / 2] + value[count / 2 + 1]) / 2
  low[key] = value[int((count + 3) / 4)]
  high[key] = value[int((3 * count + 3) / 4)]
  largest[key] = value[count]
  count = 0
}

{
  if ($1 SUBSEP $2 SUBSEP $3 != key) finish_group()
  key = $1 SUBSEP $2 SUBSEP $3
  value[++count] = $4
  if (!($1 in known)) names[++name_count] = $1
  known[$1] = 1
}

function ratio(name, other, size, metric) {
  return median[name, size, metric] / median[other, size, metric]
}

function screens(size,   i, name) {
  printf "\n%-10s %12s %17s %8s %10s %13s %7s %12s\n", size, "first frame", "quartiles", "x floor", \
    "key", "quartiles", "x floor", "peak memory"
  for (i = 1; i <= name_count; i++) {
    name = names[i]
    if (name == "light" || name == "dark" || !((name, size, "first_us") in median)) continue
    printf "%-10s %9.2f ms %8.2f-%5.2f ms %8.2f %7.0f us %6.0f-%3.0f us %7.2f %9.1f MB\n", name, \
      median[name, size, "first_us"] / 1000, low[name, size, "first_us"] / 1000, \
      high[name, size, "first_us"] / 1000, ratio(name, "floor", size, "first_us"), \
      median[name, size, "key_us"], low[name, size, "key_us"], high[name, size, "key_us"], \
      ratio(name, "floor", size, "key_us"), median[name, size, "rss_kb"] / 1024
  }
  printf "time on a processor, ratio of areapick to the floor: first frame %.2f (%.2f ms), a key %.2f (%.0f us)\n", \
    ratio("areapick", "floor", size, "first_cpu_us"), median["areapick", size, "first_cpu_us"] / 1000, \
    ratio("areapick", "floor", size, "key_cpu_us"), median["areapick", size, "key_cpu_us"]
  printf "bytes written by the first frame: areapick %d, floor %d; by a cursor move at most: %d, %d\n", \
    median["areapick", size, "first_bytes"], median["floor", size, "first_bytes"], \
    largest["areapick", size, "key_bytes"], largest["floor", size, "key_bytes"]
}

# Prints what was measured, at each size, with its bar.
function judge(what, form, at_80, at_120, bar) {
  printf "%-46s " form " " form "   bar " form "   %s\n", what, at_80, at_120, bar, \
    at_80 <= bar && at_120 <= bar ? "holds" : "DOES NOT HOLD"
}

function judge_ratio(what, other, metric, bar) {
  judge(what, "%7.2f", ratio("areapick", other, "80x24", metric), ratio("areapick", other, "120x40", metric), bar)
}

function judge_one(what, form, figure, bar) {
  printf "%-46s %7s " form "   bar " form "   %s\n", what, "", figure, bar, \
    figure <= bar ? "holds" : "DOES NOT HOLD"
}

function extra_memory(size) {
  return (median["areapick", size, "rss_kb"] - median["floor", size, "rss_kb"]) / 1024
}

END {
  finish_group()
  screens("80x24")
  screens("120x40")

  printf "\nwithout a screen:"
  printf " --version %.2f ms, list %.2f ms, list --recursive %.1f ms\n", median["version", "-", "total_us"] / 1000, \
    median["list", "-", "total_us"] / 1000, median["list-all", "-", "total_us"] / 1000
  printf "reduce and render of one action: median %.0f us, 99 of 100 within %.0f us\n", \
    median["micro", "120x40", "action_median_us"], median["micro", "120x40", "action_p99_us"]
  printf "opening a list of ten %.0f us, of a million %.0f us; a jump to a letter there %.0f us\n", \
    median["micro", "120x40", "open_ten_us"], median["micro", "120x40", "open_million_us"], \
    median["micro", "120x40", "letters_million_us"]

  printf "a search of %d queries: median %.1f us, 99 of 100 within %.0f us; over ten million places %.0f us, %.1f ms\n", \
    median["micro", "120x40", "search_count"], median["micro", "120x40", "search_median_us"], \
    median["micro", "120x40", "search_p99_us"], median["micro", "120x40", "huge_median_us"], \
    median["micro", "120x40", "huge_p99_us"] / 1000
  printf "grep -c over the names of those ten million: %.1f ms of processor time\n", \
    median["grep-huge", "-", "cpu_us"] / 1000
  printf "a character of Han added to a query costs at most %.1f times what the first does\n", \
    median["micro", "120x40", "added_character_ratio"]
  printf "areapick search %.2f ms, fzf --filter %.1f ms; over ten million places %.2f ms and %.1f MB\n", \
    median["search", "-", "total_us"] / 1000, median["filter", "-", "total_us"] / 1000, \
    median["search-huge", "-", "total_us"] / 1000, median["search-huge", "-", "rss_kb"] / 1024

  printf "\n%-46s %7s %7s\n", "bars", "80x24", "120x40"
  judge_ratio("first frame, ratio to the floor", "floor", "first_us", 1.8)
  judge("the same with an option given", "%7.2f", ratio("option", "floor", "80x24", "first_us"), \
    ratio("option", "floor", "120x40", "first_us"), 1.8)
  for (i = 1; i <= name_count; i++)
    if (names[i] ~ /^fzf/) judge_ratio("first frame, ratio to " names[i], names[i], "first_us", 0.2)
  judge("peak memory, MB above the floor", "%7.1f", extra_memory("80x24"), extra_memory("120x40"), 6)
  for (i = 1; i <= name_count; i++)
    if (names[i] ~ /^fzf/) judge_ratio("peak memory, ratio to " names[i], names[i], "rss_kb", 0.5)
  judge_ratio("a key to its frame, ratio to the floor", "floor", "key_us", 1.5)
  for (i = 1; i <= name_count; i++)
    if (names[i] ~ /^(areapick|light|dark)$/)
      judge_one("bytes of a cursor move, " (names[i] == "areapick" ? "theme auto" : "theme " names[i]), "%7d", \
        largest[names[i], "120x40", "key_bytes"], 300)
  judge_one("reduce and render, us, 99 of 100", "%7.0f", median["micro", "120x40", "action_p99_us"], 200)
  judge_one("a million siblings, ratio to ten", "%7.2f", \
    median["micro", "120x40", "open_million_us"] / median["micro", "120x40", "open_ten_us"], 2)
  judge_one("a search, us, median", "%7.1f", median["micro", "120x40", "search_median_us"], 500)
  judge_one("a search, us, 99 of 100", "%7.0f", median["micro", "120x40", "search_p99_us"], 1500)
  judge_one("an added letter, ratio to the first", "%7.2f", median["micro", "120x40", "added_letter_ratio"], 1)
  judge_one("areapick search, ratio to fzf --filter", "%7.3f", \
    median["search", "-", "total_us"] / median["filter", "-", "total_us"], 0.125)
  judge_one("a search of ten million, ratio to grep -c", "%7.2f", \
    median["micro", "120x40", "huge_p99_us"] / median["grep-huge", "-", "cpu_us"], 1.5)
  judge("first frame of ten million, ratio to the small", "%7.2f", ratio("huge", "option", "80x24", "first_us"), \
    ratio("huge", "option", "120x40", "first_us"), 1.1)
}
