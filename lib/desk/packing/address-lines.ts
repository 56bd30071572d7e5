import type { DeskAddress } from '@/lib/desk/contract/fields';
import type { Locale } from '@/lib/i18n/locale';

const egypt = 'EG';

/**
 * Area and governorate, or the country of an order abroad, whose city and area only contain the shop's text for
 * "abroad".
 */
export function placeOf(address: Omit<DeskAddress, 'shipping_address'>, locale: Locale): string {
  const word = (name: string, nameEn: string) => (locale === 'en' ? nameEn : name);
  if (address.country_iso2 !== egypt) return word(address.country_name, address.country_name_en);
  const area = word(address.area_name, address.area_name_en);
  const city = word(address.city_name, address.city_name_en);
  const comma = locale === 'ar' ? '، ' : ', ';
  return area === city ? city : area + comma + city;
}
