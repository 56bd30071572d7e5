import { useTranslations } from 'next-intl';
import type { DeskOrderMail } from '@/lib/desk/contract/order';
import { Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { ResendMail } from './resend-mail';

/** The mails about an order, and whether they arrived. */
export function OrderMails({ mails }: { mails: DeskOrderMail[] }) {
  const t = useTranslations('deskOrder');
  return (
    <Panel title={t('mails.title')}>
      {mails.length === 0 ? (
        <p className="mt-2 text-sm text-muted-foreground">{t('mails.none')}</p>
      ) : (
        <ul className="desk-rows">
          {mails.map((mail) => (
            <li key={mail.mail_id}>
              <div className="min-w-0">
                <p className="font-semibold">{t(`mailKinds.${mail.kind}`)}</p>
                <p className="desk-small">
                  <Moment at={mail.sent_at ?? mail.created_at} />
                </p>
                {mail.may_resend && (
                  <ResendMail mailId={mail.mail_id} kind={t(`mailKinds.${mail.kind}`)} />
                )}
              </div>
              <span
                className={
                  mail.bounced_at || mail.state === 'failed' || mail.state === 'refused'
                    ? 'desk-flag'
                    : 'desk-small'
                }
              >
                {mail.bounced_at
                  ? t('mailStates.bounced')
                  : t(`mailStates.${mail.delivered_at ? 'delivered' : mail.state}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
