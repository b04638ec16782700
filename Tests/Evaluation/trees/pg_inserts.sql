--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';

CREATE TABLE public.category (
    id integer NOT NULL,
    title text NOT NULL,
    parent_id integer,
    tags text[] DEFAULT '{}'::text[],
    active boolean DEFAULT true
);

CREATE SEQUENCE public.category_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.category_id_seq OWNED BY public.category.id;
ALTER TABLE ONLY public.category ALTER COLUMN id SET DEFAULT nextval('public.category_id_seq'::regclass);

INSERT INTO public.category (id, title, parent_id, tags, active) VALUES (1, 'Electronics', NULL, '{a,b}', true);
INSERT INTO public.category (id, title, parent_id, tags, active) VALUES (2, 'Phones', 1, '{}', true);
INSERT INTO public.category (id, title, parent_id, tags, active) VALUES (3, 'Men''s watches', 1, '{"x;y"}', false);
INSERT INTO public.category (id, title, parent_id, tags, active) VALUES (4, 'Books', NULL, '{}', true);
INSERT INTO public.category (id, title, parent_id, tags, active) VALUES (5, 'C:\temp', 4, '{}', true);
INSERT INTO public.category (id, title, parent_id, tags, active) VALUES (6, E'O\'Reilly', 4, '{}', true);

SELECT pg_catalog.setval('public.category_id_seq', 6, true);

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.category(id) ON DELETE CASCADE;
