/** Written by this plugin, in development only. */
declare module '@generated/authoring/default/overlay.json' {
  import type {AuthoringData} from '../../data/authoring';

  const data: AuthoringData;
  export default data;
}
