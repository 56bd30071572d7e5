import {
  declineReason,
  type DeclineReason,
} from '@/supabase/functions/_shared/contracts/decline-reason';

type Attempt = { status: string | undefined; decline_code: string | null | undefined };

/** Why an attempt to pay was declined; null if it was not, or if the reason is unknown. */
export const declineOf = ({ status, decline_code }: Attempt): DeclineReason | null =>
  status === 'FAILED' ? declineReason(decline_code) : null;
