import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button';

type InvitationProps = { title: string; text: string; action: string; href: string };

/** The end of a page, with the next action. */
export function Invitation({ title, text, action, href }: InvitationProps) {
  return (
    <section className="shell mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-border bg-muted p-6 sm:p-8">
        <div>
          <h2 className="text-2xl font-bold">{title}</h2>
          <p className="mt-1 text-muted-foreground">{text}</p>
        </div>
        <Link href={href} className={buttonVariants({ size: 'lg', className: 'max-w-full' })}>
          {action}
        </Link>
      </div>
    </section>
  );
}
