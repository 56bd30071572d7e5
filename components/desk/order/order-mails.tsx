import { useTranslations } from 'next-intl';
import type { DeskOrderMail } from '@/lib/desk/contract/order';
import { Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { Row, Rows } from '../frame/rows';
import { Flag } from '../orders/order-words';
import { ResendMail } from './resend-mail';

/** The mails about an order, and whether they arrived. */
export function OrderMails({ mails }: { mails: DeskOrderMail[] }) {
  const t = useTranslations('deskOrder');
  return (
    <Panel title={t('mails.title')}>
      {mails.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t('mails.none')}</p>
      ) : (
        <Rows>
          {mails.map((mail) => (
            <Row key={mail.mail_id}>
              <div className="min-w-0">
                <p className="font-semibold">{t(`mailKinds.${mail.kind}`)}</p>
                <p className="text-sm text-muted-foreground">
                  <Moment at={mail.sent_at ?? mail.created_at} />
                </p>
                {mail.may_resend && (
                  <ResendMail mailId={mail.mail_id} kind={t(`mailKinds.${mail.kind}`)} />
                )}
              </div>
              <MailState mail={mail} />
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function MailState({ mail }: { mail: DeskOrderMail }) {
  const t = useTranslations('deskOrder.mailStates');
  if (mail.bounced_at) return <Flag>{t('bounced')}</Flag>;
  const state = t(mail.delivered_at ? 'delivered' : mail.state);
  if (mail.state === 'failed' || mail.state === 'refused') return <Flag>{state}</Flag>;
  return <span className="text-sm text-muted-foreground">{state}</span>;
}
