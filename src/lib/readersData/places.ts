import {isPlace, isRecord} from './schema';

/** The place where a reader was last. */
export interface LastPlace {
  readonly path: string;
  /** Id of the heading with `#`, or an empty string at the start of the page. */
  readonly hash: string;
  readonly title: string;
  readonly at: number;
}

/** The last place in each area: `modules`, or the id of the course that the reader was taking. */
export type LastPlaces = Readonly<Record<string, LastPlace>>;

/** An invalid list counts as empty, because losing a place is not worth a message. */
export function parsePlaces(stored: string | null): LastPlaces {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isRecord(value)
      ? (Object.fromEntries(
          Object.entries(value).filter(([, place]) => isLastPlace(place)),
        ) as LastPlaces)
      : {};
  } catch (error) {
    if (error instanceof SyntaxError) {
      return {};
    }
    throw error;
  }
}

/** The last place in an area, or in any area. */
export function lastPlace(places: LastPlaces, area?: string): LastPlace | undefined {
  if (area !== undefined) {
    return places[area];
  }
  return Object.values(places).sort((a, b) => b.at - a.at)[0];
}

function isLastPlace(value: unknown): value is LastPlace {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.hash === 'string' &&
    isPlace(value.path + value.hash) &&
    typeof value.title === 'string' &&
    typeof value.at === 'number'
  );
}
