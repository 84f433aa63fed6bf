/** Internal modules of sucrase. Their types are in another folder. */
declare module 'sucrase/dist/esm/parser/index.js' {
  export {parse} from 'sucrase/dist/types/parser';
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export {TokenType} from 'sucrase/dist/types/parser/tokenizer/types';
}
