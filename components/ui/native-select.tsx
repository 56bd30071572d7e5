import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/icon';
import { cn } from '@/lib/utils';

/** The browser's own select element, which is the fastest on phones. `className` is the select element's. */
function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div data-slot="native-select-wrapper" className="relative min-w-0">
      <select
        data-slot="native-select"
        className={cn(
          'min-h-11 w-full min-w-0 appearance-none rounded-md border border-input bg-card py-2 ps-3 pe-10 text-ellipsis text-foreground',
          'disabled:border-border disabled:bg-muted disabled:text-foreground disabled:opacity-100',
          'aria-invalid:border-destructive aria-invalid:inset-ring aria-invalid:inset-ring-destructive',
          className,
        )}
        {...props}
      />
      <Icon
        icon={ChevronDown}
        data-slot="native-select-icon"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted-foreground"
      />
    </div>
  );
}

function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />;
}

export { NativeSelect, NativeSelectOption };
