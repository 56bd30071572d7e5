import { useId } from 'react';

type FilterSelectProps = {
  name: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string | null;
  options: readonly { id: string; name: string }[];
};

/** A choice in a form that asks for a list. */
export function FilterSelect({ name, label, all, value, options }: FilterSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className="input select">
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
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
      <input id={id} name={name} type="date" defaultValue={value ?? ''} className="input" />
    </div>
  );
}
