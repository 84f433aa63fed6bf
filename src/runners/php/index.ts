import {ENGINE_FILES} from '../../data/engineFiles';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {PhpRunner} from './runner';

export const runner = new PhpRunner({
  name: 'PHP',
  ...ENGINE_FILES.php,
  limit: ENGINE_LIMITS_MS.php,
});
