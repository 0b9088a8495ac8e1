<?php
/**
 * Checks two rules of WordPress's coding standards: no unescaped output, and no unsanitised request values. It does so without the standards' own
 * tool, because the package registries that this project uses do not offer that tool. Machines that have the tool check both rules with
 * `wordpress/wpcs.xml`. Arguments: files. Prints one line per problem; the exit code indicates whether there was one.
 *
 * @package Hadaya
 */

const HADAYA_SAFE_OUTPUT = array( 'esc_html', 'esc_html__', 'esc_attr', 'esc_attr__', 'esc_url', 'esc_textarea', 'checked', 'selected', 'wp_json_encode', 'nl2br', 'sprintf' );
const HADAYA_REQUEST     = array( '$_GET', '$_POST', '$_REQUEST', '$_FILES', '$_COOKIE', '$_SERVER' );

/**
 * Returns the problems in a PHP file, each as `file:line message`. Ignores lines with `phpcs:ignore`.
 *
 * @param string $file Path of the file.
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
	$is_quiet = false;
	foreach ( $tokens as $index => $token ) {
		if ( ! is_array( $token ) ) {
			continue;
		}
		list( $id, $text, $line ) = $token;
		if ( T_COMMENT === $id && false !== strpos( $text, 'phpcs:disable' ) ) {
			$is_quiet = true;
		} elseif ( T_COMMENT === $id && false !== strpos( $text, 'phpcs:enable' ) ) {
			$is_quiet = false;
		}
		if ( T_VARIABLE === $id && in_array( $text, HADAYA_REQUEST, true ) && ! $is_quiet && ! hadaya_is_cleaned( $tokens, $index ) ) {
			$report( $line, "reads $text without cleaning it" );
		}
		if ( ( T_ECHO === $id || T_PRINT === $id ) && ! hadaya_is_escaped( $tokens, $index ) ) {
			$report( $line, 'prints something unescaped' );
		}
	}
	return $problems;
}

/**
 * Checks whether a request variable is sanitised in the same statement, or only compared or checked for presence or type.
 *
 * @param array $tokens Tokens of the file.
 * @param int   $index  Index of the variable.
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
 * Checks whether everything that an echo or print outputs is a string literal or the result of a function in `HADAYA_SAFE_OUTPUT`.
 *
 * @param array $tokens Tokens of the file.
 * @param int   $index  Index of the echo.
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
