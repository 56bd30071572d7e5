-- One spelling of the ways to pay: FAWRY, CARD, WALLET, KIOSK, OTHER, and PAYATFAWRY for a reference that is
-- paid at Fawry's outlets, which shoppers know by its provider's name (spec §4 Payments and shipments).

create function private.name_payment_method() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told constant text := upper(new.payment_method);
begin
  new.payment_method := case
    when new.provider = 'fawry' and told = 'KIOSK' then 'PAYATFAWRY'
    -- What was known before says more.
    when tg_op = 'UPDATE' and told = 'OTHER' then old.payment_method
    else told end;
  return new;
end
$$;

create trigger order_payment_names_method before insert or update of payment_method on public.order_payment
  for each row execute function private.name_payment_method();

update public.order_payment set payment_method = payment_method;

revoke all on function private.name_payment_method from public;
