-- What grows with every order is kept in eight partitions by practice. The names, keys, policies and grants of the tables stay as they are.
--
-- While it copies, the five tables can be read and not be written: what waits for them longer than its lock may (5 seconds) is answered 503
-- with Retry-After. It copies practice by practice, which the policies that bind the owner too ask for, says how long that took, and is
-- undone as a whole when it fails. Engines that spread tables over machines by the practice themselves leave them whole.
DO $$
DECLARE
  grown CONSTANT text[] := ARRAY['orders', 'transactions', 'status_history', 'monthly_use', 'audit_entries'];
  parts CONSTANT int := 8;
  began timestamptz := clock_timestamp();
  practices uuid[];
  practice uuid;
  name text;
  part text;
  made record;
  policies text[];
  grants text[];
  indexes text[];
  outer_keys text[];
  inner_keys text[];
  statement text;
  copied bigint;
  moved bigint;
  tries int := 0;
BEGIN
  IF version() ~ 'CockroachDB|-YB-' OR EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') THEN RETURN; END IF;

  -- A request that holds one of the tables and wants another is let go first.
  LOOP
    BEGIN
      LOCK TABLE orders, transactions, status_history, monthly_use, audit_entries IN SHARE MODE;
      EXIT;
    EXCEPTION WHEN deadlock_detected THEN tries := tries + 1; IF tries > 100 THEN RAISE; END IF;
    END;
  END LOOP;

  PERFORM set_config('role', 'dioptre_operator', true);
  SELECT array_agg(tenant_id) INTO practices FROM tenants;
  PERFORM set_config('role', 'none', true);

  -- The references of other tables to the five, and those that the five have.
  SELECT coalesce(array_agg(format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)), '{}') INTO outer_keys
    FROM pg_constraint WHERE contype = 'f' AND confrelid = ANY (grown::regclass[]::oid[]) AND conrelid <> ALL (grown::regclass[]::oid[]);
  SELECT outer_keys || coalesce(array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))), '{}')
    INTO outer_keys
    FROM pg_constraint WHERE contype = 'f' AND confrelid = ANY (grown::regclass[]::oid[]) AND conrelid <> ALL (grown::regclass[]::oid[]);

  SELECT coalesce(array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))), '{}') INTO inner_keys
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY (grown::regclass[]::oid[]);

  FOREACH name IN ARRAY grown LOOP
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (tenant_id)', name || '_new', name);
    FOR part IN SELECT format('%s_%s', name, n) FROM generate_series(0, parts - 1) n LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)', part, name || '_new', parts, substring(part FROM '[0-9]+$'));
    END LOOP;
    copied := 0;
    FOREACH practice IN ARRAY coalesce(practices, '{}') LOOP
      PERFORM set_config('app.tenant', practice::text, true);
      EXECUTE format('INSERT INTO %I SELECT * FROM %I WHERE tenant_id = $1', name || '_new', name) USING practice;
      GET DIAGNOSTICS moved = ROW_COUNT;
      copied := copied + moved;
    END LOOP;
    PERFORM set_config('app.tenant', '', true);
    IF copied > 0 THEN RAISE INFO '% rows of % copied after % s', copied, name, round(extract(epoch FROM clock_timestamp() - began)); END IF;

    -- Keys and indexes under names of their own until the old ones are gone.
    FOR made IN SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conrelid = name::regclass AND contype IN ('p', 'u') LOOP
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', name || '_new', 'new_' || md5(made.conname), made.text);
    END LOOP;
    FOR made IN SELECT relname, pg_get_indexdef(indexrelid) AS text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE indrelid = name::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) LOOP
      EXECUTE replace(replace(made.text, format('INDEX %I ON', made.relname), format('INDEX %I ON', 'new_' || md5(made.relname))),
        format(' ON public.%I USING', name), format(' ON public.%I USING', name || '_new'));
    END LOOP;
    EXECUTE format('ANALYZE %I', name || '_new');
  END LOOP;

  -- From here on the tables cannot be read either, for as long as the references take to be made anew.
  tries := 0;
  LOOP
    BEGIN
      LOCK TABLE orders, transactions, status_history, monthly_use, audit_entries IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN deadlock_detected THEN tries := tries + 1; IF tries > 100 THEN RAISE; END IF;
    END;
  END LOOP;
  FOREACH statement IN ARRAY outer_keys LOOP
    IF statement ~ ' DROP CONSTRAINT ' THEN EXECUTE statement; END IF;
  END LOOP;
  FOREACH name IN ARRAY grown LOOP
    SELECT coalesce(array_agg(format('CREATE POLICY %I ON %%s AS PERMISSIVE FOR %s TO %s USING (%s) %s', polname,
        CASE polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
        CASE WHEN polroles = '{0}' THEN 'PUBLIC' ELSE (SELECT string_agg(quote_ident(rolname), ', ') FROM pg_roles WHERE pg_roles.oid = ANY (polroles)) END,
        pg_get_expr(polqual, polrelid), 'WITH CHECK (' || pg_get_expr(polwithcheck, polrelid) || ')')), '{}') INTO policies
      FROM pg_policy WHERE polrelid = name::regclass;
    SELECT coalesce(array_agg(format('GRANT %s ON %I TO %I', privilege_type, name, grantee::regrole)), '{}') INTO grants
      FROM pg_class, aclexplode(relacl) WHERE oid = name::regclass AND grantee <> relowner AND grantee <> 0;
    SELECT grants || coalesce(array_agg(format('GRANT %s (%I) ON %I TO %I', privilege_type, attname, name, grantee::regrole)), '{}') INTO grants
      FROM pg_attribute, aclexplode(attacl) WHERE attrelid = name::regclass AND NOT attisdropped;
    SELECT array_agg(relname) INTO indexes FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = name::regclass;
    -- References among the five go with the tables; each is made anew below.
    EXECUTE format('DROP TABLE %I CASCADE', name);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', name || '_new', name);
    FOREACH part IN ARRAY indexes LOOP EXECUTE format('ALTER INDEX %I RENAME TO %I', 'new_' || md5(part), part); END LOOP;
    FOREACH statement IN ARRAY policies || grants LOOP EXECUTE format(statement, quote_ident(name)); END LOOP;
    -- A partition has no grant. Whoever owns it is bound as by the table.
    FOR part IN SELECT quote_ident(name) UNION ALL SELECT quote_ident(format('%s_%s', name, n)) FROM generate_series(0, parts - 1) n LOOP
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', part);
      EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', part);
      IF part <> quote_ident(name) THEN
        FOREACH statement IN ARRAY policies LOOP
          IF statement ~ '^CREATE POLICY (one_practice|backup_reads) ' THEN EXECUTE format(statement, part); END IF;
        END LOOP;
      END IF;
    END LOOP;
  END LOOP;
  FOREACH statement IN ARRAY inner_keys LOOP EXECUTE statement; END LOOP;
  FOREACH statement IN ARRAY outer_keys LOOP
    IF statement ~ ' ADD CONSTRAINT ' THEN EXECUTE statement; END IF;
  END LOOP;
  IF practices IS NOT NULL THEN RAISE INFO 'partitions made in % s', round(extract(epoch FROM clock_timestamp() - began)); END IF;
END $$;
