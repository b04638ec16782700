# The lines that fzf searches when it is compared with areapick.
#
#   areapick list --recursive --format '{path}\t{pinyin}\t{code}\t{name}' |
#     awk -f fzf_lines.awk | sort -s -n -k1,1 | cut -f2- > lines
#   fzf --filter QUERY -i --delimiter '\t' --nth 2.. --tiebreak index < lines
#
# A line holds the code, then the searched text: the short name, its pinyin and initials; the whole name, its
# pinyin and initials; the code; and the short names of the path in Han, pinyin and initials, which is how
# people join names. The number before each line is its level: it puts higher places first, and --tiebreak
# index keeps them there. Of the layouts and orders tried on queries-dev.tsv, this one has the most hits in
# first place. -i, because fzf heeds case if a query has a capital.

BEGIN { FS = OFS = "\t"; short_words() }

function short_words(   i, n, list) {
    n = split("自治州 自治县 自治旗 自治区 特别行政区 街道 地区 新区 林区 特区 苏木 " \
              "省 市 区 县 旗 盟 镇 乡", list, " ")
    for (i = 1; i <= n; i++) kind[i] = list[i]
    kinds = n
    n = split("蒙古族 维吾尔 哈萨克 土家族 朝鲜族 布依族 哈尼族 傈僳族 拉祜族 景颇族 达斡尔族 " \
              "柯尔克孜 鄂温克族 鄂伦春族 仡佬族 仫佬族 毛南族 布朗族 撒拉族 保安族 东乡族 独龙族 普米族 塔吉克 " \
              "各族 回族 藏族 苗族 彝族 壮族 满族 侗族 瑶族 白族 傣族 黎族 佤族 畲族 水族 羌族 " \
              "土族 怒族 锡伯 蒙古", list, " ")
    for (i = 1; i <= n; i++) people[i] = list[i]
    peoples = n
}

# `name` without its suffix and the peoples before it, unless fewer than two characters remain. Lengths are
# multiples of that of 市, since an awk may count characters or bytes.
function shortened(name,   i, again, rest, two) {
    two = 2 * length("市")
    for (i = 1; i <= kinds; i++) {
        rest = substr(name, 1, length(name) - length(kind[i]))
        if (length(rest) >= two && rest kind[i] == name) break
    }
    if (i > kinds) return name
    do {
        again = 0
        for (i = 1; i <= peoples; i++) {
            name = substr(rest, 1, length(rest) - length(people[i]))
            if (length(name) >= two && name people[i] == rest) { rest = name; again = 1; break }
        }
    } while (again)
    return rest
}

# The initials of the first `n` syllables; and those syllables joined.
function initials(n,   i, s) { for (i = 1; i <= n; i++) s = s substr(syllable[i], 1, 1); return s }
function joined(n,   i, s) { for (i = 1; i <= n; i++) s = s syllable[i]; return s }

{
    path = $1; code = $3; name = $4
    all = split($2, syllable, " ")
    brief = shortened(name)
    some = length(brief) / length("市")
    if (some > all || length(name) / length("市") != all) some = all

    up = path
    if (sub("/[^/]*$", "", up) == 0) up = ""
    han[path] = (up == "" ? "" : han[up]) brief
    sound[path] = (up == "" ? "" : sound[up]) joined(some)
    letters[path] = (up == "" ? "" : letters[up]) initials(some)

    # Codes of 9 digits are townships; of 6, ending in 0000 provinces, in 00 prefectures.
    level = length(code) > 6 ? 4 : code ~ /0000$/ ? 1 : code ~ /00$/ ? 2 : 3
    print level, code, brief, joined(some), initials(some),
          name, joined(all), initials(all), code,
          han[path], sound[path], letters[path]
}
