export const help = `Manages the staff: the accounts that may use the desk, the pages under /desk.

  npm run staff -- add <email> [--by name]   gives the account with this e-mail address access
  npm run staff -- remove <email>            withdraws its access, from its next request on
  npm run staff -- list                      lists the staff

  --by    who requested the change; stored with the account
  --help  print this text

The account must exist and its e-mail address must be confirmed: sign up in the shop first. Both changes
are recorded in the desk's log.

The backend is NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or .env.local).
Without them, it is the embedded one, which is started if it is not running.

Exit codes: 0 done, or nothing to do · 2 invalid arguments or account, or the backend failed`;
