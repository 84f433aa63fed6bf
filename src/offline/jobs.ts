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

/** Downloads in progress. They continue while the reader visits other pages of the portal. */
const jobs = new Map<string, Job>();

/** Saves a course, or joins the download that is already running. */
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

/** Ends the download with an `AbortError`; the files that have arrived are kept. */
export function stopSaving(course: string): void {
  jobs.get(course)?.stopper.abort();
}

/** Removes the saved copy and, with the last copy, the service worker. */
export async function removeSaved(course: string): Promise<void> {
  await removeCourse(course);
  await ((await savedCourses()).length === 0 ? stopServing() : tellWorker());
}

function begin(course: string): Job {
  const stopper = new AbortController();
  const listeners = new Set<Listener>();
  // Has to be requested right after the reader's click; Firefox then asks the reader.
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
