#!/bin/sh
# Run once by the image of PostgreSQL when its directory is empty: the owner that migrates, and the login that serves and owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner_password="$(cat /run/secrets/owner_password)" --set login_password="$(cat /run/secrets/login_password)" <<'SQL'
create role dioptre_owner login createrole password :'owner_password';
create role dioptre_login login noinherit password :'login_password';
create database dioptre owner dioptre_owner;
SQL
