<?php
/**
 * Tests for arrays stored as JSON.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Support;

use Hadaya\Support\StoredJson;
use Hadaya\Tests\TestCase;

/**
 * Checks that leads' details survive a replacement of URLs in the database, and that unreadable details are read as empty.
 */
final class StoredJsonTest extends TestCase {

	const VALUE = array(
		'texts'  => array( 'message' => "For Eid 🎁 𠮷 مرحبا \\ \"quoted\" 'single'\n</script>" ),
		'origin' => array( 'ref_url' => 'https://old.example/ask/' ),
	);

	public function test_stores_details_in_ascii_and_restores_them_unchanged(): void {
		$stored = StoredJson::encode( self::VALUE );
		$this->assertMatchesRegularExpression( '/^[\x20-\x7e]+$/', $stored );
		$this->assertSame( self::VALUE, StoredJson::decode( $stored ) );
		$this->assertSame( $stored, stripslashes( wp_slash( $stored ) ), 'update_post_meta() removes slashes.' );
	}

	public function test_a_search_and_replace_in_the_database_changes_urls_and_loses_nothing(): void {
		$moved = StoredJson::decode( str_replace( 'https://old.example', 'https://a-longer-name.example', StoredJson::encode( self::VALUE ) ) );
		$this->assertSame( 'https://a-longer-name.example/ask/', $moved['origin']['ref_url'] );
		$this->assertSame( self::VALUE['texts'], $moved['texts'] );
	}

	public function test_treats_unreadable_details_as_empty(): void {
		foreach ( array( '', false, null, 'lost', '"text"', '{"a":', array( 'a' ) ) as $stored ) {
			$this->assertSame( array(), StoredJson::decode( $stored ) );
		}
	}
}
