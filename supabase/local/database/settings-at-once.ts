import type postgres from 'postgres';

/** Statements by which lite tells the database who asks. None of their results is read. */
const isSetting = (text: string) => /^(?:select set_config\(|set local )/i.test(text);

const noRows = Object.assign([], { command: 'SELECT', count: 0 });

interface Driver {
  reserve: () => Promise<postgres.ReservedSql>;
}

/**
 * Sends a request's settings without waiting for each to be confirmed: lite makes a dozen, and every one would take two
 * round trips in which the transaction keeps its locks. The connection answers in order, so the next statement runs with
 * them; if one fails, the next statement fails with its error.
 */
export function sendSettingsAtOnce(driver: Driver): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => withSettingsAtOnce(await reserve());
}

function withSettingsAtOnce(connection: postgres.ReservedSql): postgres.ReservedSql {
  let sent: Promise<unknown>[] = [];

  function unsafe(text: string, values: postgres.ParameterOrJSON<never>[] = []) {
    if (isSetting(text)) {
      const setting = connection.unsafe(text, values, { prepare: values.length > 0 }).execute();
      setting.catch(() => undefined);
      sent.push(setting);
      return Promise.resolve(noRows);
    }
    const before = sent;
    sent = [];
    const query = connection.unsafe(text, values);
    if (before.length === 0) return query;
    query.execute().catch(() => undefined);
    return Promise.all(before).then(() => query);
  }

  return new Proxy(connection, {
    get: (target, name): unknown => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  });
}
