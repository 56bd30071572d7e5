import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Button } from './button';
import { Input } from './input';

/** An input and other elements in its frame, e.g. a button at its end. */
function InputGroup({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="group"
      data-slot="input-group"
      className={cn(
        'relative flex min-h-11 w-full min-w-0 items-center rounded-md border border-input bg-card',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
        'has-[[aria-invalid=true]]:border-destructive has-[[aria-invalid=true]]:inset-ring has-[[aria-invalid=true]]:inset-ring-destructive',
        className,
      )}
      {...props}
    />
  );
}

function InputGroupAddon({
  className,
  align = 'inline-start',
  ...props
}: ComponentProps<'div'> & { align?: 'inline-start' | 'inline-end' }) {
  return (
    <div
      data-slot="input-group-addon"
      data-align={align}
      className={cn(
        'flex shrink-0 items-center',
        align === 'inline-start' ? 'order-first ps-1.5' : 'order-last pe-1.5',
        className,
      )}
      {...props}
    />
  );
}

function InputGroupButton({
  type = 'button',
  variant = 'ghost',
  size = 'xs',
  ...props
}: ComponentProps<typeof Button>) {
  return <Button type={type} variant={variant} size={size} {...props} />;
}

function InputGroupInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <Input
      data-slot="input-group-control"
      className={cn(
        'flex-1 rounded-none border-0 bg-transparent focus-visible:outline-none aria-invalid:inset-ring-0',
        className,
      )}
      {...props}
    />
  );
}

export { InputGroup, InputGroupAddon, InputGroupButton, InputGroupInput };
