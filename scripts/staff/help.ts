export const help = `Says who works at the desk, the pages under /desk.

  npm run staff -- add <email> [--by name]   makes the account of this e-mail address staff
  npm run staff -- remove <email>            ends that, from the account's next step on
  npm run staff -- list                      lists who is staff now

  --by    who requested it, stored with the account
  --help  this text

The account has to be there and its e-mail address confirmed: people sign up in the shop first. Both steps
stand in the desk's log.

The backend is NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or .env.local);
without them the embedded one, which is started when it is not running.

Exit codes: 0 done, or so already · 2 the arguments, the account or the backend are at fault`;
