import type { ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  label: string;
  fault?: string | undefined;
  hint?: string | undefined;
  /** Shows the star of a required field; the control itself says it to those who cannot see it. */
  starred?: boolean | undefined;
  children: ReactNode;
};

/** The attributes that tie a control to what `FieldFrame` says about it. */
export function faultOf(id: string, fault: string | undefined, hint: string | undefined) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

/** A control's label, its hint and what is wrong with it. */
export function FieldFrame({ id, label, fault, hint, starred, children }: FieldFrameProps) {
  return (
    <div className="mt-5">
      <label
        htmlFor={id}
        data-starred={starred ? '' : undefined}
        className="field-label mb-1 block font-semibold"
      >
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm font-semibold text-destructive">
          {fault}
        </p>
      )}
    </div>
  );
}
