import { Badge } from '@/components/ui/badge';

type AvailabilityBadgeProps = {
  available: boolean;
  words: { available: string; outOfStock: string };
};

export function AvailabilityBadge({ available, words }: AvailabilityBadgeProps) {
  return (
    <Badge variant={available ? 'positive' : 'muted'}>
      {available ? words.available : words.outOfStock}
    </Badge>
  );
}
