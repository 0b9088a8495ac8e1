<?php
/**
 * Tests for static functions.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Architecture;

use Hadaya\Tests\TestCase;

/**
 * Checks that classes with only static functions are pure. The container creates classes that have state, or that read or change the site.
 */
final class StaticsTest extends TestCase {

	/**
	 * Maximum number of classes with only static functions.
	 */
	const MOST = 39;

	/**
	 * Calls and variables with which code accesses the site, the request, the clock or a file.
	 */
	const IMPURE = '/\$wpdb\b|\bglobal\s|\$GLOBALS\b|\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b|\bstatic \$|\bself::\$'
		. '|(?<![>:\w])(?:(?:get|add|update|delete)_(?:option|site_option|transient|post_meta|user_meta|post|posts|user|users|userdata|bloginfo|permalink)'
		. '|(?:apply_filters|do_action|add_action|add_filter|has_filter|current_user_can|is_user_logged_in|is_admin)'
		. '|wp_(?:remote_\w+|safe_remote_\w+|mail|insert_\w+|delete_\w+|update_\w+|date|get_\w+|timezone\w*|create_nonce|hash|enqueue_\w+)'
		. '|home_url|site_url|admin_url|file_get_contents|file_put_contents|fopen|unlink|time|microtime|date|random_bytes|setcookie|header)\s*\(/';

	/**
	 * Returns the code, without comments, of classes with only static functions.
	 *
	 * @return string[] By path.
	 */
	private static function only_static(): array {
		$found = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( HADAYA_FOLDER . 'src', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code = '.php' === substr( (string) $file, -4 ) ? php_strip_whitespace( (string) $file ) : '';
			if ( self::is_only_static( $code ) ) {
				$found[ substr( (string) $file, strlen( HADAYA_FOLDER . 'src/' ) ) ] = $code;
			}
		}
		ksort( $found );
		return $found;
	}

	private static function is_only_static( string $code ): bool {
		preg_match_all( '/\b(?:public|private|protected)\s+(static\s+)?function\b/', $code, $methods );
		return array() !== $methods[1] && ! in_array( '', $methods[1], true );
	}

	public function test_few_classes_are_purely_static(): void {
		$this->assertLessThanOrEqual( self::MOST, count( self::only_static() ), implode( ', ', array_keys( self::only_static() ) ) );
	}

	public function test_a_purely_static_class_has_no_side_effects(): void {
		foreach ( self::only_static() as $path => $code ) {
			$this->assertSame( 0, preg_match( self::IMPURE, $code, $found ), $path . ': ' . ( $found[0] ?? '' ) );
		}
	}

	/**
	 * Checks the pattern `IMPURE` with code that has side effects and code that has none.
	 *
	 * @dataProvider codes
	 */
	public function test_finds_side_effects( string $code, int $expected ): void {
		$this->assertSame( $expected, preg_match( self::IMPURE, $code ) );
	}

	/**
	 * @return array[]
	 */
	public function codes(): array {
		return array(
			'an option'        => array( 'return get_option( "a" );', 1 ),
			'the database'     => array( 'global $wpdb;', 1 ),
			'a filter'         => array( 'apply_filters( "a", 1 );', 1 ),
			'the clock'        => array( '$a = time();', 1 ),
			'the request'      => array( '$a = $_POST["a"];', 1 ),
			'a kept value'     => array( 'self::$all = 1;', 1 ),
			'a method'         => array( '$lead->time();', 0 ),
			'a static method'  => array( 'Lead::date( 1 );', 0 ),
			'a text'           => array( 'return strtolower( $a );', 0 ),
		);
	}

	public function test_a_class_with_an_instance_method_is_not_purely_static(): void {
		$this->assertTrue( self::is_only_static( '<?php class A { public static function b() { } private static function c() { } }' ) );
		$this->assertFalse( self::is_only_static( '<?php class A { public static function b() { } public function c() { } }' ) );
		$this->assertFalse( self::is_only_static( '<?php class A { const B = 1; }' ) );
	}
}
