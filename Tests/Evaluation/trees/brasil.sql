-- Estados e municípios
CREATE TABLE IF NOT EXISTS Estado (
    Id       INT         NOT NULL,
    CodigoUf INT         NOT NULL,
    Nome     VARCHAR(50) NOT NULL,
    Uf       CHAR(2)     NOT NULL,
    Regiao   INT         NOT NULL,
    PRIMARY KEY(Id)
);
Insert into Estado (Id, CodigoUf, Nome, Uf, Regiao) values (1, 12, 'Acre', 'AC', 1);
Insert into Estado (Id, CodigoUf, Nome, Uf, Regiao) values (2, 27, 'Alagoas', 'AL', 2);
CREATE TABLE IF NOT EXISTS Municipio (
    Id     INT          NOT NULL,
    Codigo INT          NOT NULL,
    Nome   VARCHAR(255) NOT NULL,
    Uf     CHAR(2)      NOT NULL,
    PRIMARY KEY(Id)
);
-- Acre
Insert into Municipio (Id, Codigo, Nome, Uf) values (79,1200013,'Acrelândia', 'AC');
Insert into Municipio (Id, Codigo, Nome, Uf) values (80,1200054,'Assis Brasil', 'AC');
-- Alagoas
Insert into Municipio (Id, Codigo, Nome, Uf) values (95,2700102,'Água Branca', 'AL');
Insert into Municipio (Id, Codigo, Nome, Uf) values (99,2702405,'Delmiro Gouveia', 'AL');
Insert into Municipio (Id, Codigo, Nome, Uf) values (100,2705606,'Olho d''Água das Flores', 'AL');
