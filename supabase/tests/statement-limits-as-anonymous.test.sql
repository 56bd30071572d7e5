begin;
\ir setup.psql
select plan(3);

-- PostgREST sets these for each request under the role's name.
select is(rolconfig, array['statement_timeout=' || allowed], rolname || ' runs no query longer')
from pg_roles
join (values ('anon', '3s'), ('authenticated', '8s')) as limits (role, allowed) on role = rolname;
select is(rolconfig, null, 'the server has no limit') from pg_roles where rolname = 'service_role';

select * from finish();
rollback;
