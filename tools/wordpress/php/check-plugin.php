<?php
/**
 * Checks rules that WordPress' own standards have and PHP_CodeSniffer alone has not: nothing printed unescaped, nothing
 * read from a request uncleaned, names of our own, no direct access, only syntax that PHP 7.4 knows.
 * Arguments: files. Prints one line a problem; the exit code says whether there was one.
 *
 * @package Hadaya
 */

const HADAYA_SAFE_OUTPUT = array( 'esc_html', 'esc_html__', 'esc_attr', 'esc_attr__', 'esc_url', 'esc_textarea', 'checked', 'selected', 'wp_json_encode', 'nl2br', 'sprintf' );
const HADAYA_REQUEST     = array( '$_GET', '$_POST', '$_REQUEST', '$_FILES', '$_COOKIE', '$_SERVER' );
const HADAYA_NEW_SYNTAX  = array( 'T_MATCH', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ATTRIBUTE', 'T_ENUM', 'T_READONLY' );
// Functions that PHP 7.4 has not and WordPress 6.4 does not bring.
const HADAYA_NEW_FUNCTIONS = array( 'array_all', 'array_any', 'array_find', 'array_find_key', 'array_is_list', 'fdiv', 'fsync', 'get_debug_type', 'get_resource_id', 'ini_parse_quantity', 'json_validate', 'mb_str_pad', 'mb_trim', 'mb_ucfirst', 'preg_last_error_msg' );

/**
 * Problems of one file.
 *
 * @param string $file Path.
 * @return string[]
 */
function hadaya_check_file( $file ) {
	$source   = file_get_contents( $file );
	$lines    = explode( "\n", $source );
	$tokens   = token_get_all( $source );
	$problems = array();
	$report   = static function ( $line, $message ) use ( &$problems, $file, $lines ) {
		if ( false === strpos( $lines[ $line - 1 ], 'phpcs:ignore' ) ) {
			$problems[] = "$file:$line $message";
		}
	};
	if ( 1 !== preg_match( '/defined\( \'(ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit;/', $source ) ) {
		$report( 1, 'can be opened directly' );
	}
	if ( false !== strpos( $source, "\t\t\t\t\t\t\t\t" ) ) {
		$report( 1, 'is nested too deeply' );
	}
	$is_quiet      = false;
	$has_namespace = 1 === preg_match( '/^namespace Hadaya(;|\\\\)/m', $source );
	foreach ( $tokens as $index => $token ) {
		if ( ! is_array( $token ) ) {
			continue;
		}
		list( $id, $text, $line ) = $token;
		$name                     = token_name( $id );
		if ( T_COMMENT === $id && false !== strpos( $text, 'phpcs:disable' ) ) {
			$is_quiet = true;
		} elseif ( T_COMMENT === $id && false !== strpos( $text, 'phpcs:enable' ) ) {
			$is_quiet = false;
		}
		if ( in_array( $name, HADAYA_NEW_SYNTAX, true ) || hadaya_is_new( $tokens, $index ) ) {
			$report( $line, "uses $text, which PHP 7.4 does not know" );
		}
		if ( T_VARIABLE === $id && in_array( $text, HADAYA_REQUEST, true ) && ! $is_quiet && ! hadaya_is_cleaned( $tokens, $index ) ) {
			$report( $line, "reads $text without cleaning it" );
		}
		if ( ( T_ECHO === $id || T_PRINT === $id ) && ! hadaya_is_escaped( $tokens, $index ) ) {
			$report( $line, 'prints something unescaped' );
		}
		if ( ( T_FUNCTION === $id || T_CLASS === $id ) && is_array( $tokens[ $index + 2 ] ?? null ) && T_STRING === $tokens[ $index + 2 ][0] ) {
			$is_method = T_FUNCTION === $id && 1 === preg_match( '/^\t/', $lines[ $line - 1 ] );
			if ( ! $is_method && ! $has_namespace && 0 !== stripos( $tokens[ $index + 2 ][1], 'hadaya' ) ) {
				$report( $line, "{$tokens[ $index + 2 ][1]} has no name of ours" );
			}
		}
	}
	return $problems;
}

/**
 * Text of the next token that is no white space.
 *
 * @param array $tokens Tokens of the file.
 * @param int   $index  Place to start beside.
 * @param int   $step   Forwards 1, backwards -1.
 * @return string
 */
function hadaya_next_text( array $tokens, $index, $step ) {
	do {
		$index += $step;
		$token  = isset( $tokens[ $index ] ) ? $tokens[ $index ] : '';
	} while ( is_array( $token ) && T_WHITESPACE === $token[0] );
	return is_array( $token ) ? $token[1] : $token;
}

/**
 * Whether a token begins something that PHP 7.4 has not, although it knows the word: named arguments, promoted properties,
 * union types, `throw` inside an expression, `catch` without a variable, `name( ... )`, or a newer function.
 *
 * @param array $tokens Tokens of the file.
 * @param int   $index  Place of the token.
 * @return bool
 */
function hadaya_is_new( array $tokens, $index ) {
	$before   = hadaya_next_text( $tokens, $index, -1 );
	$after    = hadaya_next_text( $tokens, $index, 1 );
	$is_first = '(' === $before || ',' === $before;
	switch ( $tokens[ $index ][0] ) {
		case T_STRING:
			$is_call = '(' === $after && ! in_array( $before, array( '->', '::', 'function' ), true );
			return ( $is_first && ':' === $after ) || ( $is_call && in_array( $tokens[ $index ][1], HADAYA_NEW_FUNCTIONS, true ) );
		case T_PUBLIC:
		case T_PROTECTED:
		case T_PRIVATE:
			return $is_first;
		case T_THROW:
			return ! in_array( $before, array( ';', '{', '}', ')', ':', 'else' ), true );
		case T_ELLIPSIS:
			return '(' === $before && ')' === $after;
		case T_CATCH:
		case T_FUNCTION:
			$head = '';
			while ( isset( $tokens[ $index ] ) && '{' !== $tokens[ $index ] && ';' !== $tokens[ $index ] ) {
				$head .= is_array( $tokens[ $index ] ) ? $tokens[ $index ][1] : $tokens[ $index ];
				++$index;
			}
			return 0 === strpos( $head, 'catch' ) ? false === strpos( $head, '$' ) : 1 === preg_match( '/\w\s*\|\s*\w/', $head );
		default:
			return false;
	}
}

/**
 * Whether a read of a request variable is only a question for its presence, or cleaned in the same statement.
 *
 * @param array $tokens Tokens of the file.
 * @param int   $index  Place of the variable.
 * @return bool
 */
function hadaya_is_cleaned( array $tokens, $index ) {
	$statement = '';
	$at        = $index;
	while ( $at >= 0 && ! in_array( $tokens[ $at ], array( ';', '{', '}' ), true ) ) {
		$statement = ( is_array( $tokens[ $at ] ) ? $tokens[ $at ][1] : $tokens[ $at ] ) . $statement;
		--$at;
	}
	return 1 === preg_match( '/(isset|is_string|is_array|is_scalar|absint|sanitize_\w+|sanitize_key|Texts::lines?)\(\s*(wp_unslash\(\s*)?\$_\w+$/', $statement )
		|| 1 === preg_match( '/===\s*\$_\w+$/', $statement );
}

/**
 * Whether everything that an echo joins is a literal or escaped.
 *
 * @param array $tokens Tokens of the file.
 * @param int   $index  Place of the echo.
 * @return bool
 */
function hadaya_is_escaped( array $tokens, $index ) {
	$depth  = 0;
	$total  = count( $tokens );
	$expect = true;
	for ( $at = $index + 1; $at < $total; $at++ ) {
		$token = $tokens[ $at ];
		$text  = is_array( $token ) ? $token[1] : $token;
		if ( 0 === $depth && ';' === $text ) {
			return true;
		}
		if ( '(' === $text ) {
			++$depth;
		} elseif ( ')' === $text ) {
			--$depth;
		} elseif ( 0 === $depth && in_array( $text, array( '.', ',' ), true ) ) {
			$expect = true;
		} elseif ( 0 === $depth && $expect && is_array( $token ) && T_WHITESPACE !== $token[0] ) {
			$is_literal = T_CONSTANT_ENCAPSED_STRING === $token[0];
			if ( ! $is_literal && ! in_array( $text, HADAYA_SAFE_OUTPUT, true ) ) {
				return false;
			}
			$expect = false;
		}
	}
	return false;
}

$hadaya_problems = array_merge( array(), ...array_map( 'hadaya_check_file', array_slice( $argv, 1 ) ) );
foreach ( $hadaya_problems as $hadaya_problem ) {
	fwrite( STDERR, $hadaya_problem . "\n" );
}
exit( array() === $hadaya_problems ? 0 : 1 );
