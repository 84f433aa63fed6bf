/** A thread that reads built pages: the normaliser hears of each page first, the extractor reads what it wrote. */
import './normaliseOnMessage';
import 'docusaurus-lunr-search/src/html-to-doc.js';
