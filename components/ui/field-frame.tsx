import type { ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  label: string;
  fault?: string | undefined;
  hint?: string | undefined;
  /** Shows the star of a required field; for assistive technology the control itself is marked as required. */
  starred?: boolean | undefined;
  children: ReactNode;
};

/** The attributes that link a control to the texts of its `FieldFrame`. */
export function faultOf(id: string, fault: string | undefined, hint: string | undefined) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

/** The label, hint and error of a control. */
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
