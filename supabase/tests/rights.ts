import { deskInternals, deskRights } from './desk-functions';
import { internalFunctions } from './internal-functions';
import { nobody, type Rights } from './relation-rights';

const shopperCalls: Rights = ['', 'execute', ''];
const serviceOnly: Rights = ['', '', 'execute'];
const visitorsCall: Rights = ['execute', 'execute', ''];
const everyoneCalls: Rights = ['execute', 'execute', 'execute'];

/** Every function of the shop. */
export const functions: Record<string, Rights> = {
  'public.catalogue_import_commit': serviceOnly,
  'public.catalogue_import_names': serviceOnly,
  'public.catalogue_import_stage': serviceOnly,
  'public.apply_payment_event': serviceOnly,
  'public.begin_tracking': serviceOnly,
  'public.cancel_order': shopperCalls,
  'public.claim_mails': serviceOnly,
  'public.claim_refunds': serviceOnly,
  'public.claim_withdrawals': serviceOnly,
  'public.close_refund': serviceOnly,
  'public.confirm_session': shopperCalls,
  'public.create_or_update_user_address': shopperCalls,
  'public.delivery_estimate': visitorsCall,
  'public.delivery_rates': visitorsCall,
  'public.expire_orders': serviceOnly,
  'public.export_catalogue': serviceOnly,
  'public.export_orders': serviceOnly,
  'public.fail_tracking': serviceOnly,
  'public.keep_tracking': serviceOnly,
  'public.keep_telemetry': serviceOnly,
  'public.mark_payment_checked': serviceOnly,
  'public.move_order': serviceOnly,
  'public.note_mail_event': serviceOnly,
  'public.note_payment_hint': serviceOnly,
  'public.note_payment_reference': serviceOnly,
  'public.note_refund_answer': serviceOnly,
  'public.open_payments': serviceOnly,
  'public.own_bill_codes': shopperCalls,
  'public.place_order': shopperCalls,
  'public.prune_back_in_stock': serviceOnly,
  'public.prune_mails': serviceOnly,
  'public.prune_telemetry': serviceOnly,
  'public.quote_order': visitorsCall,
  'public.refund_order': serviceOnly,
  'public.report_search_miss': visitorsCall,
  'public.request_back_in_stock': visitorsCall,
  'public.request_back_in_stock_for': serviceOnly,
  'public.resend_mail': serviceOnly,
  'public.restock_order': serviceOnly,
  'public.send_contact_message': visitorsCall,
  'public.settle_mail': serviceOnly,
  'public.shop_catalogue': everyoneCalls,
  'public.shop_directory': everyoneCalls,
  'public.shop_product': everyoneCalls,
  'public.shop_landing': everyoneCalls,
  'public.shop_list_total': everyoneCalls,
  'public.shop_names': everyoneCalls,
  'public.shop_related': everyoneCalls,
  'public.shop_suggest': everyoneCalls,
  'public.shop_sitemap_names': everyoneCalls,
  'public.shop_sitemap_files': everyoneCalls,
  'public.shop_sitemap_products': everyoneCalls,
  'public.start_payment': serviceOnly,
  'public.step_refund': serviceOnly,
  'public.step_withdrawal': serviceOnly,
  'public.stop_back_in_stock': visitorsCall,
  'public.shop_feed_products': everyoneCalls,
  'public.refunds_to_report': serviceOnly,
  'public.mark_refunds_reported': serviceOnly,
  'public.track_order': visitorsCall,
  // The check and the generated columns of products are computed with the writer's own rights.
  'private.is_isbn13': serviceOnly,
  'private.price_band': serviceOnly,
  'private.sitemap_part': serviceOnly,
  'private.price_bounds': serviceOnly,
  ...deskRights,
  ...Object.fromEntries(
    [...internalFunctions, ...deskInternals].map((name) => [`private.${name}`, nobody]),
  ),
};

/** Who may name things of a schema. */
export const schemas: Record<string, Rights> = {
  public: ['usage', 'usage', 'usage'],
  private: nobody,
};
