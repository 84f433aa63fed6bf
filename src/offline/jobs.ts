import {removeCourse, savedCourses} from './savedCourses';
import {type Progress, saveCourse} from './saveCourse';
import {stopServing, tellWorker} from './registration';

type Listener = (progress: Progress) => void;

interface Job {
  progress: Progress | undefined;
  readonly stopper: AbortController;
  readonly listeners: Set<Listener>;
  readonly end: Promise<void>;
}

/** Downloads under way. They go on while the reader visits other pages of the portal. */
const jobs = new Map<string, Job>();

/** Saves a course, or joins the download that is under way. */
export function startSaving(course: string, onProgress: Listener): Promise<void> {
  const job = jobs.get(course) ?? begin(course);
  job.listeners.add(onProgress);
  if (job.progress) {
    onProgress(job.progress);
  }
  return job.end.finally(() => job.listeners.delete(onProgress));
}

export function isSaving(course: string): boolean {
  return jobs.has(course);
}

/** The download ends with an `AbortError`; what has arrived stays. */
export function stopSaving(course: string): void {
  jobs.get(course)?.stopper.abort();
}

/** Removes the saved copy; with the last one the service worker goes too. */
export async function removeSaved(course: string): Promise<void> {
  await removeCourse(course);
  await ((await savedCourses()).length === 0 ? stopServing() : tellWorker());
}

function begin(course: string): Job {
  const stopper = new AbortController();
  const listeners = new Set<Listener>();
  // Asked while the reader's click is fresh; Firefox asks the reader in turn.
  void navigator.storage?.persist?.();
  const onProgress = (progress: Progress): void => {
    job.progress = progress;
    listeners.forEach((listen) => listen(progress));
  };
  const job: Job = {
    progress: undefined,
    stopper,
    listeners,
    end: saveCourse(course, {signal: stopper.signal, onProgress}).finally(() =>
      jobs.delete(course),
    ),
  };
  jobs.set(course, job);
  return job;
}
