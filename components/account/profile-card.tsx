import { useId } from 'react';
import { Input } from '@/components/ui/input';

export type ProfileFact = { label: string; value: string; dir?: 'ltr'; wide?: boolean };

type ProfileCardProps = { title: string; text: string; facts: ProfileFact[] };

/** Fields to look at: the profile is read-only (spec §2 Profile). */
export function ProfileCard({ title, text, facts }: ProfileCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-border bg-card px-5 py-6 sm:px-7"
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <p className="text-muted-foreground">{text}</p>
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value, dir, wide }) => (
          <label key={label} className={`block ${wide ? 'sm:col-span-2' : ''}`}>
            <span className="mb-1 block font-semibold">{label}</span>
            <Input disabled value={value} dir={dir ?? 'auto'} />
          </label>
        ))}
      </div>
    </section>
  );
}
