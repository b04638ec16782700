import Testing

@testable import RegionSources

/// Which variables of the environment are part of the key of a kept answer.
struct AnsweringVariablesTests {
  private func key(_ command: String, _ environment: String...) -> String {
    AnsweringVariables.key(of: command, environment.map { Array($0.utf8) }, without: ["AREA_CODE"])
  }

  @Test(arguments: [
    ("psql -f x.sql", "PGDATABASE"), ("./children.sh", "MYSQL_HOST"), ("kubectl get ns", "KUBECONFIG"),
    ("cat $DATA/x", "DATA"), ("cat ${DATA:-y}", "DATA"), (#"jq '.[env.REGION]' x"#, "REGION"),
    (#"awk 'BEGIN { print ENVIRON["REGION"] }'"#, "REGION"),
  ])
  func anotherValueIsAnotherKey(command: String, name: String) {
    let keys = [key(command), key(command, "\(name)=a"), key(command, "\(name)=b"), key(command, "\(name)=")]
    #expect(Set(keys).count == 4)
  }

  @Test(arguments: [
    ("cat $DATABASE", "DATA"), ("cat $DATA", "DATABASE"), ("cat x", "SHLVL"), ("cat x", "TERM"),
    ("echo $AREA_CODE", "AREA_CODE"),
  ])
  func othersHaveNoPart(command: String, name: String) {
    #expect(key(command, "\(name)=a") == key(command, "\(name)=b"))
  }

  @Test func theirOrderSaysNothing() {
    #expect(key("cat $A $B", "A=1", "B=2") == key("cat $A $B", "B=2", "A=1"))
    #expect(key("cat $A $B", "A=1", "B=2") != key("cat $A $B", "A=2", "B=1"))
  }

  @Test func noValueStandsInTheKey() {
    #expect(!key("psql", "PGPASSWORD=secret").contains("secret"))
  }
}
