<?php
/**
 * Tests for error messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Mail;

use Hadaya\Mail\Problem;
use Hadaya\Tests\TestCase;

/**
 * Checks that an error message describes the failure but contains no secret.
 */
final class ProblemTest extends TestCase {

	public function sentences(): array {
		return array(
			'plain'                    => array( 'SMTP connect() failed.', 'SMTP connect() failed.' ),
			'markup and lines'         => array( "<b>SMTP</b>\nfailed", 'SMTP failed' ),
			'a query'                  => array( 'POST https://hook.example/a?token=abc&x=1 failed', 'POST https://hook.example/a?… failed' ),
			'a name and a password'    => array( 'https://me:pass@hook.example/ failed', 'https://…@hook.example/ failed' ),
			'a password'               => array( 'login failed, password=hunter2', 'login failed, password=…' ),
			'a header'                 => array( 'Authorization: Bearer abc', 'Authorization: …' ),
			'the secret that is known' => array( 'bad key a-secret-of-thirty-two-characters', 'bad key …' ),
			'a turning mark'           => array( "a\u{202E}b", 'ab' ),
		);
	}

	/**
	 * @dataProvider sentences
	 */
	public function test_prints_a_problem_on_one_line_without_secrets( string $said, string $line ): void {
		$this->assertSame( $line, Problem::line( $said, array( '', 'a-secret-of-thirty-two-characters' ) ) );
	}

	public function test_truncates_a_long_message(): void {
		$this->assertSame( 300, mb_strlen( Problem::line( str_repeat( 'é%41', 100000 ) ) ) );
	}
}
