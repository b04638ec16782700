// Resolves files of addresses with Spark: a program for each partition, the answers in the order of the lines.
// usage: spark-shell --master … --conf spark.areapick.from=FOLDER --conf spark.areapick.to=FOLDER -i spark-pipe.scala
// areapick is on the PATH of each executor. A partition whose executor is lost is resolved again.
val Seq(from, to) = Seq("from", "to").map(name => sc.getConf.get("spark.areapick." + name))
sc.textFile(from).pipe("areapick resolve --threads 1").saveAsTextFile(to)
System.exit(0)
