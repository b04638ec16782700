import RegionSources
import Testing

/// Inventories of hosts, in both forms that Ansible reads.
@Suite struct InventoryTests {
  @Test func settingsBehindHostsAreNoNames() {
    let text = """
      [app]
      vm2 ansible_host=10.1.0.2
      vm3 ansible_host=10.1.0.3

      [database]
      vm1 ansible_host=10.1.0.1

      [all:vars]
      ansible_connection=ssh
      ansible_user=ann
      """
    #expect(outline(text) == "app\n  vm2\n  vm3\ndatabase\n  vm1")
  }

  @Test func aGroupLiesInEachGroupThatNamesIt() {
    let text = """
      ; the only one outside
      gateway ansible_host=10.0.0.1 ansible_user=root

      [web]
      web[01:03].example.com
      web9 ansible_ssh_common_args='-o ForwardAgent=yes'  # old

      [prod:children]
      web

      [north:children]
      web

      [prod:vars]
      motd="a b c"
      """
    #expect(
      outline(text) == """
        gateway
        prod
          web
            web[01:03].example.com
            web9
        north
          web
            web[01:03].example.com
            web9
        """)
  }

  @Test func allAroundAllIsOpened() {
    #expect(outline("[all]\na1 ansible_host=10.0.0.1\na2\n\n[all:vars]\nx=1\n") == "a1\na2")
  }

  @Test func sectionsMayBeginAsWordsOfJSON() {
    #expect(
      outline("[test]\nhost1\nhost2\n\n[nodes]\nn1\nn2\n") == "test\n  host1\n  host2\nnodes\n  n1\n  n2")
  }

  @Test func settingsAloneAreNoInventory() {
    #expect(outline("[servers]\nip = \"10.0.0.1\"\n[clients]\ncount=3\n").contains("TOML or INI"))
    #expect(outline("[servers]\nip=10.0.0.1\n[clients]\ncount=3\n").contains("TOML or INI"))
  }

  // MARK: YAML

  @Test func hostsOfYAMLLieInTheirGroups() {
    let text = """
      all:
        children:
          linux:
            hosts:
              nas:
                ansible_host: 192.168.1.2
                ansible_user: root
          offices:
            children:
              north:
                hosts:
                  n1:
                  n2: {ansible_host: 192.168.1.3}
        vars:
          zone: Europe/Oslo
      """
    #expect(outline(text) == "linux\n  nas\noffices\n  north\n    n1\n    n2")
  }

  @Test func groupsMayBeNamedBeforeTheyAreTold() {
    let text = """
      all:
        hosts:
          mail:
            port: 25
        children:
          web:
            hosts:
              w1:
          prod:
            children:
              web:
      db:
        hosts:
          d1:
      """
    #expect(outline(text) == "all\n  mail\n  web\n    w1\n  prod\n    web\ndb\n  d1")
  }

  @Test func otherKeysBesideHostsAreNoInventory() {
    #expect(
      outline("web:\n  hosts:\n    a:\n      x: 1\n  size: 2\ndb:\n  hosts:\n    b:\n      x: 1\n").contains(
        "hosts"))
  }

  @Test func groupsThatNameEachOtherHaveAnEnd() {
    let text = "a:\n  children:\n    b:\n  vars: {x: 1}\nb:\n  children:\n    a:\n  hosts:\n    h:\n"
    #expect(outline(text) == "a\n  b\n    a\n    h\nb\n  a\n    b\n  h")
  }

  /// 2^30 ways lead to the host.
  @Test func groupsInManyGroupsHaveAnEnd() {
    var text = ""
    for level in 0..<30 {
      for side in ["a", "b"] { text += "[\(side)\(level):children]\na\(level + 1)\nb\(level + 1)\n" }
    }
    text += "[a30]\nhost x=1\n[b30]\nhost x=1\n"
    #expect(outline(text).hasPrefix("a0\n  a1\n    a2\n"))
  }
}
