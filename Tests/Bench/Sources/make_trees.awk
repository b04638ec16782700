# make_trees.awk: writes what scripts/bench-sources reads. awk -v kind=json|csv -f make_trees.awk
# The JSON has 800,400 nodes in three levels, about 35 MB; the CSV a million rows that name their parent.
BEGIN {
  if (kind == "json") {
    printf "["
    for (i = 1; i <= 400; i++) {
      printf "%s{\"code\":\"%03d\",\"name\":\"Region %d\",\"children\":[", (i > 1 ? "," : ""), i, i
      for (j = 1; j <= 20; j++) {
        printf "%s{\"code\":\"%03d%02d\",\"name\":\"District %d\",\"children\":[", (j > 1 ? "," : ""), i, j, j
        for (k = 1; k <= 99; k++)
          printf "%s\n{\"code\":\"%03d%02d%03d\",\"name\":\"Quarter %d-%d\"}", (k > 1 ? "," : ""), i, j, k, i, k
        printf "]}"
      }
      printf "]}"
    }
    print "]"
  } else {
    print "id,parent,name,size"
    for (i = 1; i <= 1000000; i++) printf "%d,%d,Place number %d,%d\n", i, (i <= 1000 ? 0 : int(i / 100)), i, i % 977
  }
}
