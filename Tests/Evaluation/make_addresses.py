#!/usr/bin/env python3
"""Makes and checks the evaluation addresses.

    make_addresses.py divisions.tsv code-history.tsv addresses.tsv
        [--seed N] [--each N] [--avoid other.tsv] [--check]

Rows of addresses.tsv whose `why` is not `made` were written by hand and are
kept as they are; the `made` rows are made anew from the seed.  With --check
nothing is written.  Either way every row is checked: its code exists, its
address stands once, the place (or a name it once had) stands in the address,
and no place below the expected one is written out in the address.

A made row is kept only if no other place fits its words.
"""

import argparse
import collections
import random
import re
import sys
import unicodedata

HEADER = ['kind', 'address', 'expected', 'rest', 'certainty', 'why']

KINDS = ['full', 'no-province', 'no-city', 'no-county', 'no-suffix', 'spaces',
         'punctuation', 'country', 'postcode', 'phone-receiver', 'repeated',
         'outdated', 'abbreviated', 'township-form', 'shared', 'road-trap',
         'village', 'township-only', 'messy', 'minority', 'hk-mo-tw', 'nothing']

# The share of --each for generated kinds; the others are written by hand.
MADE = {'full': 1.6, 'no-province': 1.2, 'no-city': 1.2, 'no-county': 1, 'no-suffix': 1,
        'spaces': .8, 'punctuation': .8, 'country': .7, 'postcode': .8,
        'phone-receiver': 1.4, 'repeated': .8, 'outdated': 1.2, 'abbreviated': 1,
        'township-form': 1.2, 'shared': .8, 'road-trap': 1.2, 'village': 1,
        'township-only': .8, 'messy': 1, 'minority': 1, 'hk-mo-tw': .6, 'nothing': .4}

MUNICIPAL = ('11', '12', '31', '50')
SHORT_PROVINCE = {'15': '内蒙古', '45': '广西', '54': '西藏', '64': '宁夏', '65': '新疆',
                  '71': '台湾', '81': '香港', '82': '澳门'}
TOWNSHIP = re.compile(r'(街道办事处|街道|地区|镇|乡)$')
ROADLIKE = re.compile(r'([路街道巷里村屯店新城区县市省州盟旗营庄口]|车站)$')
PEOPLES = ('蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 '
           '拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 '
           '塔吉克 怒 鄂温克 德昂 保安 裕固 独龙 鄂伦春 门巴 珞巴 各').split()
# Only longer names are left without 族: 彭水 is not 水族.
PEOPLE = '(?:(?:' + '|'.join(PEOPLES) + ')族|' + '|'.join(p for p in PEOPLES if len(p) > 1) + ')'

ROADS = ['人民路', '建设路', '解放路', '中山路', '和平路', '文化路', '新华路', '建设大道', '迎宾大道',
         '学府路', '东风路', '胜利街', '光明路', '青年路', '友谊路', '工业路', '滨河路', '环城北路',
         '人民东路', '解放南路', '新华西街', '文昌路', '兴业街', '振兴路', '教育巷', '站前路', '公园路',
         '体育路', '民主街', '团结路', '幸福路', '健康路', '科技路', '创业大道', '商业街', '富民路']
NAMED_ROADS = ['北京路', '上海路', '南京路', '天津路', '长沙路', '成都路', '广州路', '重庆路', '沈阳路',
               '杭州路', '武汉路', '昆明路', '西安路', '青岛路', '大连路', '济南路', '福州路', '桂林路',
               '北京西路', '南京东路', '香港中路', '苏州街', '太原街', '海南路', '吉林路', '山东路',
               '四川路', '云南路', '河南路', '湖南路', '浙江中路', '江西街', '深圳大道', '珠海路']
ESTATES = ['和谐家园', '阳光花园', '锦绣华庭', '翡翠城', '金色港湾', '书香苑', '万科金域蓝湾', '碧桂园',
           '保利香槟', '恒大绿洲', '世纪花城', '丽景湾', '御景园', '学府雅苑', '水岸豪庭']
FAMILY = '王李张刘陈杨赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟'
GIVEN = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '洋', '艳', '勇', '军', '杰', '娟', '涛', '明', '超',
         '秀英', '霞', '平', '刚', '桂英', '建国', '志强', '晓燕', '婷婷', '子涵', '雨桐', '浩然', '欣怡',
         '国庆', '玉兰', '海涛', '文静', '俊杰']
VILLAGES = ['朝阳村', '团结村', '新民村', '东风村', '和平村', '胜利村', '红旗村', '前进村', '光明村', '王家村',
            '李家庄村', '张庄村', '大桥村', '新建村', '永兴村', '长安村', '太平村', '龙泉村', '凤凰村', '南山村']
POSTCODES = {'110000': '100000', '120000': '300000', '310000': '200000', '500000': '400000',
             '130100': '050000', '130200': '063000', '140100': '030000', '150100': '010000',
             '210100': '110000', '210200': '116000', '220100': '130000', '230100': '150000',
             '320100': '210000', '320500': '215000', '320200': '214000', '330100': '310000',
             '330200': '315000', '330300': '325000', '340100': '230000', '350100': '350000',
             '350200': '361000', '360100': '330000', '370100': '250000', '370200': '266000',
             '410100': '450000', '410300': '471000', '420100': '430000', '430100': '410000',
             '440100': '510000', '440300': '518000', '440600': '528000', '441900': '523000',
             '450100': '530000', '450300': '541000', '460100': '570000', '510100': '610000',
             '520100': '550000', '530100': '650000', '540100': '850000', '610100': '710000',
             '620100': '730000', '630100': '810000', '640100': '750000', '650100': '830000'}


class Place:
    def __init__(self, code, parent, level, name):
        self.code, self.parent_code, self.level, self.name = code, parent, int(level), name
        self.parent = None
        self.children = []
        self.below = []

    def line(self):
        """From the province down to this place."""
        place, up = self, []
        while place:
            up.append(place)
            place = place.parent
        return up[::-1]

    def at(self, level):
        return next((p for p in self.line() if p.level == level), None)

    def __repr__(self):
        return ''.join(p.name for p in self.line())


def stem(place):
    """The name without the word for what it is; None where the rest is too short."""
    name, level = place.name, place.level
    if level == 1:
        return SHORT_PROVINCE.get(place.code[:2]) or name[:-1]
    if level == 4:
        bare = TOWNSHIP.sub('', name)
        bare = re.sub('(' + PEOPLE + ')+$', '', bare) if name.endswith('族乡') else bare
    else:
        bare = re.sub(r'(自治州|自治县|自治旗|特别行政区|地区|林区|新区|市|区|县|州|盟|旗)$', '', name)
        if re.search(r'(自治州|自治县|自治旗)$', name):
            bare = re.sub('(' + PEOPLE + ')+$', '', bare)
    return bare if len(bare) >= 2 else None


class Divisions:
    def __init__(self, divisions, history):
        self.places = {}
        with open(divisions, encoding='utf-8') as file:
            next(file)
            for line in file:
                code, parent, level, name = line.rstrip('\n').split('\t')[:4]
                self.places[code] = Place(code, parent, level, name)
        for place in self.places.values():
            place.parent = self.places.get(place.parent_code)
            if place.parent:
                place.parent.children.append(place)
        for place in self.places.values():
            for above in place.line()[:-1]:
                above.below.append(place)
        self.gone = []                  # (code, name, until, successors)
        with open(history, encoding='utf-8') as file:
            next(file)
            for line in file:
                code, name, until, successors = (line.rstrip('\n').split('\t') + [''])[:4]
                self.gone.append((code, name, until, [s for s in successors.split(';') if s]))
        self.by_name = collections.defaultdict(list)
        self.by_stem = collections.defaultdict(list)
        for place in self.places.values():
            self.by_name[place.name].append(place)
            self.by_stem[stem(place) or place.name].append(place)
        self.gone_names = collections.defaultdict(list)
        self.gone_stems = collections.defaultdict(list)
        for entry in self.gone:
            self.gone_names[entry[1]].append(entry)
            self.gone_stems[re.sub(r'[市区县]$', '', entry[1])].append(entry)

    def final(self, code, depth=0):
        """The codes in force that a code out of force came to be."""
        if code in self.places:
            return {code}
        out = set()
        if depth < 8:
            for entry in self.gone:
                if entry[0] == code:
                    for successor in entry[3]:
                        out |= self.final(successor, depth + 1)
        return out

    def fits(self, word, under=None):
        """Places in force whose name or stem the word is, below `under`."""
        found = {p.code: p for p in self.by_name[word] + self.by_stem[word]}
        return [p for p in found.values() if under is None or under in p.line()[:-1]]

    def was(self, word, province=None):
        """Codes out of force with that name or stem, in the province with these two digits."""
        return [e for e in self.gone_names[word] + self.gone_stems[word]
                if province is None or e[0][:2] == province]


def shared_line(places):
    lines = [p.line() for p in places]
    out = None
    for step in zip(*lines):
        if len(set(p.code for p in step)) > 1:
            break
        out = step[0]
    return out


def plain(text):
    return re.sub(r'[\s\W_]', '', unicodedata.normalize('NFKC', text))


class Maker:
    def __init__(self, divisions, seed):
        self.d = divisions
        self.r = random.Random(seed)
        mainland = [p for p in divisions.places.values() if p.code[:2] < '71']
        self.counties = [p for p in mainland if p.level == 3]
        self.towns = [p for p in mainland if p.level == 4 and TOWNSHIP.search(p.name)
                      and len(p.name) <= 8 and not self.city_in_name(p)
                      and not re.search(r'[（(、]', p.name)]
        self.simple = [p for p in self.counties if not p.name.endswith(('自治县', '自治旗'))
                       and stem(p) and len(stem(p)) <= 4]

    def city_in_name(self, town):
        return any((stem(p) or p.name) in town.name for p in town.line()[:-1])

    # Pieces -----------------------------------------------------------------

    def person(self):
        return self.r.choice(FAMILY) + self.r.choice(GIVEN)

    def phone(self):
        head = self.r.choice(['138', '139', '150', '159', '186', '188', '177', '135'])
        return head + ''.join(self.r.choice('0123456789') for _ in range(8))

    def house(self):
        r = self.r
        return r.choice([f'{r.randint(1, 999)}号', f'{r.randint(1, 399)}号{r.randint(1, 30)}栋{r.randint(1, 32)}0{r.randint(1, 4)}',
                         f'{r.randint(1, 99)}号院{r.randint(1, 20)}号楼{r.randint(1, 4)}单元{r.randint(1, 18)}02室',
                         f'{r.randint(100, 2000)}号{r.choice(ESTATES)}', f'与{r.choice(ROADS)}交叉口', ''])

    def detail(self, roads=ROADS):
        road, house = self.r.choice(roads), self.house()
        return road + (house if road not in house else '')

    def words(self, place, skip=()):
        """The line of a place written out, without the levels to skip."""
        return [p.name for p in place.line() if p.level not in skip]

    def clear(self, place, rest):
        """Nothing below the place, nor its stem, begins the rest or lies in it by full name."""
        for p in place.below:
            s = stem(p)
            if p.name in rest or (s and rest.startswith(s)):
                return False
        return True

    # Kinds: each returns (address, place or None, rest, certainty) or None ---

    def some(self, share=.6):
        return self.r.choice(self.towns if self.r.random() < share else self.counties)

    def full(self, share=.6):
        place = self.some(share)
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        return ''.join(self.words(place)) + rest, place, rest, 'any'

    def make_full(self):
        return self.full(.8)

    def make_no_province(self):
        place = self.some()
        line = place.line()
        if line[0].code[:2] in MUNICIPAL or len(line) < 3 or line[1].level != 2:
            return None
        if len(self.d.by_name[line[1].name]) > 1 or [
                e for e in self.d.was(line[1].name) if self.d.final(e[0]) != {line[1].code}]:
            return None
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        return ''.join(p.name for p in line[1:]) + rest, place, rest, 'any'

    def make_no_city(self):
        place = self.some(.4)
        county, province = place.at(3), place.at(1)
        if not county or county.parent.level != 2:
            return None
        if len([p for p in self.d.by_name[county.name] if province in p.line()]) > 1:
            return None
        if [e for e in self.d.was(county.name, province.code[:2]) if self.d.final(e[0]) != {county.code}]:
            return None
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        return ''.join(self.words(place, (2,))) + rest, place, rest, 'any'

    def make_no_county(self):
        place = self.r.choice(self.towns)
        top = place.at(2) or place.at(1)
        if place.parent.level != 3 or (place.at(2) is None and top.code[:2] not in MUNICIPAL):
            return None
        bare = stem(place) or place.name
        if self.d.fits(place.name, top) != [place] or self.d.fits(bare, top) != [place] or self.d.was(bare, place.code[:2]):
            return None
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        return ''.join(self.words(place, (3,))) + rest, place, rest, 'any'

    def make_no_suffix(self):
        deep = self.r.random() < .4
        county = self.r.choice(self.simple)
        place = county
        if deep:
            choices = [t for t in county.children if t in self.town_set]
            if not choices:
                return None
            place = self.r.choice(choices)
        parts, scope = [], None
        for p in place.line():
            s = stem(p)
            if not s or (p.level == 4 and ROADLIKE.search(s)):
                return None
            if p.code[:2] in MUNICIPAL and p.level == 1:
                s = p.name[:-1]
            inside = [q for q in self.d.fits(s, scope)
                      if q.level <= 3 and p not in q.line()[:-1]] if p.level < 4 else self.d.fits(s, scope)
            if inside != [p] or [e for e in self.d.was(s, p.code[:2])
                                 if not self.d.final(e[0]) <= {q.code for q in [p] + p.below}]:
                return None
            parts.append(s)
            scope = p
        rest = self.detail()
        if not self.clear(place, rest) or len(set(parts)) < len(parts):
            return None
        return ''.join(parts) + (' ' if deep or self.r.random() < .5 else '') + rest, place, rest, 'any'

    def make_spaces(self):
        place = self.some()
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        gap = self.r.choice([' ', '　', '  ', ' '])
        lead = self.r.choice(['', '', ' ', '　'])
        return lead + gap.join(self.words(place) + [rest]), place, rest, 'any'

    def make_punctuation(self):
        place = self.some()
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        words = self.words(place)
        mark = self.r.choice(['，', '、', '-', '/', '·', ',', '()', '>', '|'])
        if mark == '()':
            return words[0] + '（' + ''.join(words[1:]) + '）' + rest, place, rest, 'any'
        return mark.join(words + [rest]), place, rest, 'any'

    def make_country(self):
        made = self.full()
        if not made:
            return None
        return (self.r.choice(['中国', '中国', '中华人民共和国', '中国 ', '中国，', '【中国】']) + made[0],) + made[1:]

    def make_postcode(self):
        made = self.full()
        if not made:
            return None
        address, place, rest, certainty = made
        code = next((POSTCODES[p.code] for p in place.line() if p.code in POSTCODES), None)
        if not code:
            return None
        return self.r.choice([f'{code} {address}', f'{code}{address}', f'邮编{code} {address}', f'{address} {code}',
                              f'{address}（邮编：{code}）', f'({code}){address}']), place, rest, certainty

    def make_phone_receiver(self):
        made = self.full()
        if not made:
            return None
        address, place, rest, certainty = made
        person, phone = self.person(), self.phone()
        if self.d.fits(person) or self.d.was(person):
            return None
        dashed = f'{phone[:3]}-{phone[3:7]}-{phone[7:]}'
        before = [f'收件人：{person} {phone} {address}', f'{person} {dashed} {address}', f'{phone} {person} {address}',
                  f'{person},{phone},{address}', f'收货人:{person} 手机:{phone} 地址:{address}',
                  f'姓名：{person}；电话：{phone}；收货地址：{address}', f'联系电话：{phone}，联系人：{person}，地址：{address}',
                  f'+86 {phone} {person} {address}']
        behind = [f'{address} {person} {phone}', f'{address}，{person}收，{dashed}', f'地址：{address}  收件人：{person}  电话：{phone}',
                  f'{address} {phone} {person}', f'{address}（{person} {phone}）']
        if self.r.random() < .55:
            return self.r.choice(before), place, rest, certainty
        return self.r.choice(behind), place, '', certainty

    def make_repeated(self):
        place = self.some()
        words = self.words(place)
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        line = place.line()
        if line[0].code[:2] in MUNICIPAL:
            middle = '县' if words[1].endswith('县') else '市辖区'
            words.insert(1, self.r.choice([words[0], middle]))
        elif line[1].level == 3:
            own = '自治区直辖县级行政区划' if line[0].code[:2] == '65' else '省直辖县级行政区划'
            words.insert(1, own)
        else:
            way = self.r.randrange(4)
            if way == 0:
                words.insert(1, words[0])
            elif way == 1:
                words.insert(2, words[1])
            elif way == 2 and len(words) > 2:
                words.insert(3, words[2])
            else:
                words = words[:3] + words
        return ''.join(words) + rest, place, rest, 'any'

    def make_outdated(self):
        code, name, until, _ = self.r.choice(self.d.gone)
        if code[:2] >= '71' or not until or int(until) < 1990 or len(name) < 2:
            return None
        if code[:2] == '51' and int(until) < 1998:      # before Chongqing: codes given anew to others since
            return None
        if not re.search(r'[市区县]$', name) or name in ('市辖区', '郊区', '县', '省直辖') or name in self.d.by_name:
            return None
        ends = self.d.final(code)
        province = self.d.places.get(code[:2] + '0000')
        if not ends or not province or any(province not in self.d.places[e].line() for e in ends):
            return None
        if any(self.d.final(e[0]) != ends for e in self.d.gone_names[name] if e[0][:2] == code[:2]):
            return None
        city = self.d.places.get(code[:4] + '00')
        if any(self.d.places[e].level < 3 for e in ends):
            return None
        whole = [self.d.places[e] for e in ends]
        if any(e[0] in ends for e in self.d.gone):
            return None
        place = whole[0] if len(whole) == 1 else shared_line(whole)
        words = [province.name]
        if city and city in whole[0].line():
            words.append(city.name)
        words.append(name)
        rest = self.detail()
        if not self.clear(place, rest) or self.d.by_name[name]:
            return None
        return ''.join(words) + rest, place, rest, 'any' if len(whole) == 1 else 'shared'

    def make_abbreviated(self):
        place = self.some(.3)
        line = place.line()
        words = []
        for p in line:
            if p.level == 1 and p.code[:2] in SHORT_PROVINCE:
                words.append(SHORT_PROVINCE[p.code[:2]])
            elif p.level == 2 and p.name.endswith('自治州'):
                s = stem(p)
                if not s:
                    return None
                words.append(s + '州')
            elif p.level == 3 and p.name.endswith(('自治县', '自治旗')):
                s = stem(p)
                if not s or len(self.d.fits(s, p.parent)) > 1 + len([q for q in self.d.fits(s, p)]):
                    return None
                words.append(s + p.name[-1])
            else:
                words.append(p.name)
        rest = self.detail()
        if words == [p.name for p in line] or not self.clear(place, rest):
            return None
        return ''.join(words) + rest, place, rest, 'any'

    def make_township_form(self):
        place = self.r.choice(self.towns)
        s = stem(place)
        if not s or ROADLIKE.search(s) or place.parent.level not in (2, 3) or place.name.endswith(('族乡', '地区')):
            return None
        if self.d.fits(s, place.parent) != [place]:
            return None
        if any(q is not place and (stem(q) or q.name).startswith(s) for q in place.parent.children):
            return None
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        if place.name.endswith('街道办事处'):
            form = s + self.r.choice(['街道', ' ', '街道办', '街办'])
        elif place.name.endswith('街道'):
            form = s + self.r.choice(['街道办事处', '街道办', '街办', ' ', '办事处', '镇'])
        else:
            form = s + self.r.choice([' ', {'镇': '乡', '乡': '镇'}[place.name[-1]], '街道', ' '])
        return ''.join(self.words(place)[:-1]) + form + rest, place, rest, 'any'

    def make_shared(self):
        if self.r.random() < .5:
            name = self.r.choice(sorted({p.name for p in self.counties}))
            found, rest = self.d.by_name[name], self.detail()
            if len(found) < 2 or [p for p in found if p.level != 3]:
                return None
            return name + rest, shared_line(found), '', 'shared'
        town = self.r.choice(self.towns)
        top = self.r.choice([town.at(2), town.at(1)])
        found = [p for p in self.d.by_name[town.name] if top in p.line()] if top else []
        if len(found) < 2 or [p for p in found if p.level != 4] or shared_line(found) is not top:
            return None
        rest = self.detail()
        return ''.join(p.name for p in top.line()) + town.name + rest, top, '', 'shared'

    def make_road_trap(self):
        place = self.some(.2)
        rest = self.detail(NAMED_ROADS)
        top = [p for p in place.below if p.level == 4]
        if any(p.name in rest for p in top) or any(s and rest.startswith(s) for s in map(stem, top)):
            return None
        if self.r.random() < .25:
            place = place.at(2)
            if not place or any((stem(p) or p.name) in rest for p in place.below):
                return None
        line = place.line()
        if line[-1].level == 3 and line[1].level == 2 and self.r.random() < .5 and len(self.d.by_name[line[1].name]) == 1:
            line = line[1:]
        return ''.join(p.name for p in line) + rest, place, rest, 'any'

    def make_village(self):
        place = self.r.choice(self.towns)
        s = stem(place)
        rest = self.r.choice(VILLAGES) + self.r.choice(
            ['{}组', '{}组{}号', '第{}村民小组', '{}队', '村委会旁', '{}社', '东{}巷{}号']).format(self.r.randint(1, 12), self.r.randint(1, 99))
        near = [p for p in place.parent.children if (stem(p) or p.name) in rest]
        if near or not s:
            return None
        return ''.join(self.words(place)) + rest, place, rest, 'any'

    def make_township_only(self):
        place = self.r.choice(self.towns)
        bare = stem(place)
        if not bare or self.d.fits(place.name) != [place] or self.d.fits(bare) != [place] or self.d.was(bare):
            return None
        if any(len(q) >= 2 and q in place.name for q in self.county_stems):
            return None
        rest = self.detail() if self.r.random() < .5 else ''
        return place.name + rest, place, rest, 'any'

    def make_messy(self):
        place = self.some()
        words, rest = self.words(place), self.detail()
        if not self.clear(place, rest):
            return None
        way = self.r.randrange(8)
        wide = rest.translate({ord('0') + i: ord('０') + i for i in range(10)})
        if way == 0:
            return ''.join(words) + wide, place, wide, 'any'
        if way == 1:
            return '，'.join([rest] + words[::-1]), place, '', 'any'
        if way == 2 and len(words) > 2:
            return words[0] + words[2] + words[1] + ''.join(words[3:]) + rest, place, rest, 'any'
        if way == 3:
            return '【' + self.r.choice(['家', '公司', '默认地址', '学校']) + '】' + ''.join(words) + rest, place, rest, 'any'
        if way == 4:
            return self.r.choice(['📍', '🏠', '★', '>>>', '“']) + ''.join(words) + ' ' + rest, place, rest, 'any'
        if way == 5:
            return ''.join(words) + rest + self.r.choice(['(放门卫)', '；送货前请打电话', '！！！', ' 周末不送', '。。。', '【菜鸟驿站】']), place, '', 'any'
        if way == 6:
            return '  '.join(words) + '，，' + rest, place, rest, 'any'
        return '地址：' + ','.join(words) + ',' + rest, place, rest, 'any'

    def make_minority(self):
        place = self.some(.5)
        line = place.line()
        if not any(p.name.endswith(('自治州', '自治县', '自治旗', '族乡', '族自治区')) or p.code[:4] in ('6590', '5400')
                   or p.code[:2] in ('54', '65') for p in line):
            return None
        rest = self.detail()
        if not self.clear(place, rest):
            return None
        return ''.join(self.words(place)) + rest, place, rest, 'any'

    def make_hk_mo_tw(self):
        place = self.r.choice([p for p in self.d.places.values() if p.code[:2] in ('71', '81', '82') and p.level == 3])
        rest = self.detail()
        words = self.words(place)
        if self.r.random() < .5:
            words[0] = SHORT_PROVINCE[place.code[:2]]
        return self.r.choice(['', '中国']) + ''.join(words) + rest, place, rest, 'any'

    def make_nothing(self):
        r = self.r
        text = r.choice([f'{self.person()} {self.phone()}', self.detail(), f'{r.choice(ESTATES)}{r.randint(1, 30)}栋{r.randint(1, 3)}单元',
                         f'收件人：{self.person()}，电话：{self.phone()}', f'{r.randint(1, 30)}号楼{r.randint(1, 9)}0{r.randint(1, 4)}'])
        return text, None, '', 'none'

    def all(self, each, avoid):
        self.town_set = set(self.towns)
        self.county_stems = {stem(p) or p.name for p in self.d.places.values() if p.level <= 3}
        rows = []
        for kind in KINDS:
            want, tries = round(each * MADE.get(kind, 0)), 0
            make = getattr(self, 'make_' + kind.replace('-', '_'))
            while want > 0 and tries < 20000:
                tries += 1
                made = make()
                if not made:
                    continue
                address, place, rest, certainty = made
                row = [kind, address, place.code if place else '-', rest, certainty, 'made']
                if plain(address) in avoid or '\t' in address or check_row(self.d, row):
                    continue
                avoid.add(plain(address))
                rows.append(row)
                want -= 1
        return rows


# Checks -----------------------------------------------------------------------

# Names that changed without a new code, so that no table has them.
RENAMED = {'420600': ['襄樊'], '530800': ['思茅'], '110000': ['京'], '310000': ['沪']}


def names_of(divisions, place):
    out = {place.name, stem(place) or place.name}
    out |= {o.name for o in (place,) if o}
    if place.level <= 3:
        out.add(re.sub(r'(特别行政区|市|区|县|州|盟|旗|地区)$', '', place.name))
    out |= {w for w in RENAMED.get(place.code, [])}
    for p in place.line()[-2:-1]:
        if place.level == 4 and place.name.startswith(p.name):
            out.add(TOWNSHIP.sub('', place.name[len(p.name):]))
    for code, name, _, _ in divisions.gone:
        if place.code in divisions.final_of.get(code, ()):
            out.add(name)
            out.add(re.sub(r'[市区县]$', '', name))
    return {plain(n) for n in out if len(n) >= 2 or n in ('京', '沪')}


def check_row(d, row):
    kind, address, expected, rest, certainty, why = row
    if not hasattr(d, 'final_of'):
        d.final_of = {e[0]: d.final(e[0]) for e in d.gone}
    bad = []
    if kind not in KINDS:
        bad.append('no such kind')
    if certainty not in ('any', 'none', 'shared'):
        bad.append('no such certainty')
    if (expected == '-') != (certainty == 'none') and certainty != 'shared':
        bad.append('certainty does not go with the code')
    if rest and rest not in address:
        bad.append('the rest is not in the address')
    if not address or not why or any('\t' in f for f in row):
        bad.append('a field is empty or holds a tab')
    text = plain(address)
    if expected == '-':
        if certainty == 'none':
            bare = re.sub(r'..[东西南北中]?(路|街|大道)', '', text)      # a road may bear any name
            for p in d.places.values():
                if p.level <= 3 and (p.name in bare or (stem(p) and stem(p) in bare)):
                    bad.append('holds ' + p.name)
        elif not any(len(found) > 1 and not shared_line(found) for name, found in d.by_name.items() if name in text):
            bad.append('no name in it that two provinces have')
        return bad
    if expected not in d.places:
        return bad + ['no such code']
    place = d.places[expected]
    stands = [n for n in names_of(d, place) if n in text]
    if not stands and certainty == 'shared':
        found = [p for p in place.below if p.name in text or (stem(p) or p.name) in text]
        past = [d.places[s] for code, name, _, _ in d.gone if name in text
                for s in d.final_of[code] if place in d.places[s].line()]
        if shared_line(found + past) is not place:
            bad.append('neither the place nor two of those below it stand in the address')
    elif not stands:
        bad.append('the place does not stand in the address')
    if certainty == 'any':
        if place.parent and [p for p in place.parent.children if p.name == place.name] != [place]:
            bad.append('another beside it has the same name')
        for p in place.below:
            s = stem(p)
            if p.name in text or (p.level == 4 and s and any(s + t in text for t in ('街道', '镇', '乡'))):
                bad.append('written out below it: ' + p.name)
    return bad


def read(path):
    try:
        with open(path, encoding='utf-8') as file:
            lines = file.read().split('\n')
    except FileNotFoundError:
        return []
    if lines[0].split('\t') != HEADER:
        sys.exit(f'{path}: not the header')
    rows = [line.split('\t') for line in lines[1:] if line]
    for row in rows:
        if len(row) != len(HEADER):
            sys.exit(f'{path}: {len(row)} fields: {row}')
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('divisions')
    parser.add_argument('history')
    parser.add_argument('addresses')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--each', type=float, default=25, help='made rows to a kind of the common size')
    parser.add_argument('--avoid', help='another set whose addresses may not stand in this one')
    parser.add_argument('--check', action='store_true', help='write nothing')
    options = parser.parse_args()

    divisions = Divisions(options.divisions, options.history)
    other = {plain(r[1]) for r in read(options.avoid)} if options.avoid else set()
    rows = read(options.addresses)
    if not options.check:
        rows = [r for r in rows if r[5] != 'made']
        rows += Maker(divisions, options.seed).all(options.each, other | {plain(r[1]) for r in rows})
        rows.sort(key=lambda r: KINDS.index(r[0]) if r[0] in KINDS else -1)     # stable: by hand, then made
    faults, seen = 0, set()
    for row in rows:
        bad = check_row(divisions, row)
        if row[1] in seen or plain(row[1]) in other:
            bad.append('stands twice')
        seen.add(row[1])
        for word in bad:
            faults += 1
            print('\t'.join(row[:3]), word, sep='\t', file=sys.stderr)
    if not options.check:
        with open(options.addresses, 'w', encoding='utf-8') as file:
            for row in [HEADER] + rows:
                file.write('\t'.join(row) + '\n')
    counts = collections.Counter((r[0], r[5] == 'made') for r in rows)
    for kind in KINDS:
        print(f'{kind}\t{counts[kind, False]} by hand\t{counts[kind, True]} made')
    print(f'all\t{sum(v for k, v in counts.items() if not k[1])} by hand\t{sum(v for k, v in counts.items() if k[1])} made')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
