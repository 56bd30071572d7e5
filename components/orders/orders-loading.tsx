import './orders.css';

/** Rows that stand where the orders will; nothing is on its way where there are no scripts. */
export function OrdersLoading({ rows, text }: { rows: number; text: string }) {
  return (
    <div className="noscript:hidden">
      <p role="status" className="sr-only">
        {text}
      </p>
      <ul aria-hidden="true" className="order-rows">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className="order-skeleton motion-safe:animate-pulse">
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  );
}
