--
-- PostgreSQL database dump
--

\restrict Xq3gkQ0b1

-- Dumped from database version 15.14
-- Dumped by pg_dump version 15.14

SET statement_timeout = 0;
SET lock_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET default_tablespace = '';

--
-- Name: departamento; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.departamento (
    id character(2) NOT NULL,
    nombre character varying(60) DEFAULT 'sin; nombre'::character varying NOT NULL
);


ALTER TABLE public.departamento OWNER TO postgres;

CREATE TABLE public.distrito (
    id character(6) NOT NULL,
    provincia_id character(4) NOT NULL,
    nombre character varying(60) NOT NULL,
    superficie numeric(10,2)
);

CREATE TABLE public.provincia (
    id character(4) NOT NULL,
    departamento_id character(2) NOT NULL,
    nombre character varying(60) NOT NULL
);

--
-- Data for Name: departamento; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.departamento (id, nombre) FROM stdin;
01	Amazonas
02	Áncash
\.


COPY public.distrito (id, provincia_id, nombre, superficie) FROM stdin;
010101	0101	Chachapoyas	153.78
010102	0101	Asunción	\N
010201	0102	Bagua	150.99
020101	0201	Huaraz	432.99
\.


COPY public.provincia (id, departamento_id, nombre) FROM stdin;
0101	01	Chachapoyas
0102	01	Bagua
0201	02	Huaraz
\.


ALTER TABLE ONLY public.departamento
    ADD CONSTRAINT departamento_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.distrito
    ADD CONSTRAINT distrito_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.provincia
    ADD CONSTRAINT provincia_pkey PRIMARY KEY (id);

CREATE INDEX ix_distrito ON public.distrito USING btree (provincia_id);

ALTER TABLE ONLY public.distrito
    ADD CONSTRAINT distrito_provincia_id_fkey FOREIGN KEY (provincia_id) REFERENCES public.provincia(id);

ALTER TABLE ONLY public.provincia
    ADD CONSTRAINT provincia_departamento_id_fkey FOREIGN KEY (departamento_id) REFERENCES public.departamento(id);

--
-- PostgreSQL database dump complete
--

\unrestrict Xq3gkQ0b1
