import { SingleBar, Presets } from 'cli-progress';
import { type Progress } from './import-catalogue.ts';

export interface ProgressDisplay {
  show: (progress: Progress) => void;
  end: () => void;
}

/** A progress bar on a terminal; otherwise one line per tenth. */
export function progressDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  return stream.isTTY ? barDisplay(stream) : lineDisplay(stream);
}

const stepNames = {
  covers: 'covers taken',
  sending: 'rows sent',
  committing: 'rows sent, saving them all at once',
} as const;

function barDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  const format = '{bar} {value}/{total} {step}';
  const bar = new SingleBar(
    { stream, format, hideCursor: true, stopOnComplete: false },
    Presets.shades_classic,
  );
  let started = false;
  return {
    show: (progress) => {
      const done = progress.step === 'committing' ? progress.total : progress.done;
      const step = stepNames[progress.step];
      if (started) bar.setTotal(progress.total);
      else bar.start(progress.total, 0, { step });
      started = true;
      bar.update(done, { step });
    },
    end: () => {
      bar.stop();
    },
  };
}

function lineDisplay(stream: NodeJS.WriteStream): ProgressDisplay {
  let tenth = 0;
  return {
    show: (progress) => {
      if (progress.step === 'committing') {
        stream.write(`Saving ${String(progress.total)} rows at once …\n`);
        return;
      }
      const reached = Math.floor((progress.done / progress.total) * 10);
      if (reached > tenth)
        stream.write(
          `${String(progress.done)} of ${String(progress.total)} ${stepNames[progress.step]}\n`,
        );
      tenth = reached === 10 ? 0 : reached;
    },
    end: () => undefined,
  };
}
