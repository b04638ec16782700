var province = ["北京", "上海", "江苏"];
var beijing = ["东城区", "西城区", "海淀区"];
var shanghai = ["浦东新区", "徐汇区"];
var jiangsu = ["南京", "无锡", "常州"];
