import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';

type FilterSelectProps = {
  name: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  value: string | null;
  options: readonly { id: string; name: string }[];
};

/** A selection in a form that requests a list. */
export function FilterSelect({ name, label, all, value, options }: FilterSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <NativeSelect id={id} name={name} defaultValue={value ?? ''}>
        <NativeSelectOption value="">{all}</NativeSelectOption>
        {options.map((option) => (
          <NativeSelectOption key={option.id} value={option.id}>
            {option.name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}

type FilterDayProps = { name: string; label: string; value: string | null };

export function FilterDay({ name, label, value }: FilterDayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Input id={id} name={name} type="date" defaultValue={value ?? ''} />
    </div>
  );
}
