import { defineScript } from '@redis/client';

/**
 * All expiries are members of one sorted set: a tag, and the number of its last expiry. Numbers only grow: they are
 * microseconds of Redis's clock where it advances. The lowest member names the generation: it is written by whoever
 * finds none (Redis was emptied, or evicted the set), or one that another start of Redis began. What was cached in
 * another generation counts as expired, so a lost expiry is never taken for none.
 */
const common = `
local function text(number) return string.format('%.0f', number) end
local time = redis.call('TIME')
local micros = time[1] * 1000000 + time[2]
local function generation()
  local first = redis.call('ZRANGE', KEYS[1], 0, 0)[1]
  if not first then return nil end
  return string.match(first, '^generation (%S+) (%S+)$')
end
local function expired(tags, number)
  for tag in string.gmatch(tags, '[^\\n]+') do
    local score = redis.call('ZSCORE', KEYS[1], tag)
    if score and tonumber(score) > number then return true end
  end
  return false
end
`;

/**
 * (tags; new generation, run id, known generation, known number, most tags, channel, ...tags to expire) → the
 * generation, its highest number, and the tags that expired after the known number.
 */
const hear = `${common}
local current, run = generation()
local function begin()
  redis.call('DEL', KEYS[1])
  redis.call('ZADD', KEYS[1], text(micros), 'generation ' .. ARGV[1] .. ' ' .. ARGV[2])
  current = ARGV[1]
end
if not current or run ~= ARGV[2] then begin() end
local latest = tonumber(redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2])
if #ARGV > 6 then
  latest = math.max(micros, latest + 1)
  for place = 7, #ARGV do redis.call('ZADD', KEYS[1], text(latest), ARGV[place]) end
  if redis.call('ZCARD', KEYS[1]) > tonumber(ARGV[5]) then
    begin()
    latest = micros
  end
  redis.call('PUBLISH', ARGV[6], current)
end
local changed = {}
if current == ARGV[3] then
  changed = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[4], '+inf')
end
return {current, text(latest), changed}
`;

/** (tags, entry; further tags) → its age in milliseconds, description and value; nothing if it has expired. */
const read = `${common}
local found = redis.call('HMGET', KEYS[2], 'generation', 'number', 'tags', 'begun', 'meta')
if not found[1] or found[1] ~= generation() then return false end
local number = tonumber(found[2])
if expired(found[3], number) or expired(ARGV[1], number) then return false end
return {text((micros - tonumber(found[4])) / 1000), found[5], redis.call('HGET', KEYS[2], 'value')}
`;

/** (tags, entry; generation, number, tags, age, lifetime, description, value): stored unless it has expired since. */
const write = `${common}
if generation() ~= ARGV[1] or expired(ARGV[3], tonumber(ARGV[2])) then return 0 end
redis.call('DEL', KEYS[2])
redis.call('HSET', KEYS[2], 'generation', ARGV[1], 'number', ARGV[2], 'tags', ARGV[3],
  'begun', text(micros - ARGV[4] * 1000), 'meta', ARGV[6], 'value', ARGV[7])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return 1
`;

const script = (text, keys) =>
  defineScript({
    SCRIPT: text,
    NUMBER_OF_KEYS: keys,
    parseCommand(parser, names, values) {
      parser.pushKeys(names);
      parser.push(...values);
    },
    transformReply: (reply) => reply,
  });

export const scripts = {
  hearExpiries: script(hear, 1),
  readEntry: script(read, 2),
  writeEntry: script(write, 2),
};
