prompt PL/SQL Developer import file
prompt Created on 2018年3月5日 by Administrator
set feedback off
set define off
prompt Creating T_MENU...
create table T_MENU
(
  id        NUMBER(10) not null,
  name      VARCHAR2(50),
  pid       NUMBER(10),
  create_dt DATE default sysdate
)
tablespace USERS
  pctfree 10
  initrans 1
;
comment on column T_MENU.name
  is '菜单名称';
alter table T_MENU
  add constraint PK_T_MENU primary key (ID)
  using index 
  tablespace USERS;

prompt Disabling triggers for T_MENU...
alter table T_MENU disable all triggers;
prompt Loading T_MENU...
insert into T_MENU (id, name, pid, create_dt)
values (1, '系统管理', null, to_date('05-03-2018 10:11:12', 'dd-mm-yyyy hh24:mi:ss'));
insert into T_MENU (id, name, pid, create_dt)
values (2, '用户'||chr(38)||'角色', 1, to_date('05-03-2018', 'dd-mm-yyyy'));
insert into T_MENU (id, name, pid, create_dt)
values (3, '报表', null, sysdate);
insert into T_MENU (id, name, pid, create_dt)
values (4, '日报', 3, sysdate);
commit;
prompt 4 records loaded
set feedback on
set define on
prompt Done.
