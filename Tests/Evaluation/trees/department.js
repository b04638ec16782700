const department=[
  {
    "deptID": "1",
    "deptCode": "XXGNK",
    "deptName": "心血管内科",
    "deptCategoryID": "1"
  },
  {
    "deptID": "2",
    "deptCode": "SJNK",
    "deptName": "神经内科",
    "deptCategoryID": "1"
  },
  {
    "deptID": "14",
    "deptCode": "PTWK",
    "deptName": "普通外科",
    "deptCategoryID": "2"
  },
  {
    "deptID": "15",
    "deptCode": "MNWK",
    "deptName": "泌尿外科",
    "deptCategoryID": "2"
  }
]
export default department
