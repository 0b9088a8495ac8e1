<?php
/**
 * Tests for the upload limits.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Uploads;

use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Uploads\UploadLimits;

/**
 * Checks that the lower of our limit and the server's applies.
 */
final class UploadLimitsTest extends TestCase {

	public function test_the_server_limits_a_single_file(): void {
		Site::$upload_limit = 2097152;
		$this->assertLessThanOrEqual( 2097152, self::part( UploadLimits::class )->one_file() );
		$this->assertGreaterThan( 0, self::part( UploadLimits::class )->one_file() );
	}

	public function test_the_owners_filter_lowers_the_limit_per_file(): void {
		add_filter(
			'hadaya_form_max_bytes',
			static function () {
				return '1000';
			}
		);
		$this->assertSame( 1000, self::part( UploadLimits::class )->one_file() );
	}

	public function test_no_file_may_exceed_the_limit_for_all_files(): void {
		add_filter(
			'hadaya_form_max_total_bytes',
			static function () {
				return 500;
			}
		);
		$this->assertSame( 500, self::part( UploadLimits::class )->all_files() );
		$this->assertSame( 500, self::part( UploadLimits::class )->one_file() );
	}

	public function test_no_filter_raises_the_servers_limit(): void {
		add_filter(
			'hadaya_form_max_total_bytes',
			static function () {
				return PHP_INT_MAX;
			}
		);
		$this->assertSame( self::part( UploadLimits::class )->of_request(), self::part( UploadLimits::class )->all_files() );
	}
}
