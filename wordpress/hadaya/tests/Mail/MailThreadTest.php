<?php
/**
 * Tests for email threads.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Mail;

use Hadaya\Mail\MailThread;
use Hadaya\Tests\TestCase;

/**
 * Checks that each reply references the previous and the first email.
 */
final class MailThreadTest extends TestCase {

	public function test_message_ids_are_valid_and_distinct(): void {
		$names = array( self::part( MailThread::class )->root( 7 ), self::part( MailThread::class )->root( 8 ), self::part( MailThread::class )->answer( 7, 0 ), self::part( MailThread::class )->answer( 7, 1 ) );
		$this->assertCount( 4, array_unique( $names ) );
		foreach ( $names as $name ) {
			$this->assertMatchesRegularExpression( '/^<hadaya\.\d+\.\w+(?:\.\d+)?@[\w.]+>$/D', $name );
		}
		$this->assertSame( $names[0], self::part( MailThread::class )->root( 7 ) );
	}

	public function test_a_reply_references_earlier_emails(): void {
		$root = self::part( MailThread::class )->root( 7 );
		$this->assertSame( array( 'In-Reply-To: ' . $root, 'References: ' . $root ), self::part( MailThread::class )->headers( 7, array() ) );
		$last = self::part( MailThread::class )->answer( 7, 2 );
		$this->assertSame(
			array( 'In-Reply-To: ' . $last, 'References: ' . $root . ' ' . self::part( MailThread::class )->answer( 7, 0 ) . ' ' . $last ),
			self::part( MailThread::class )->headers( 7, array( 0, 2 ) )
		);
		$this->assertLessThan( 998, strlen( self::part( MailThread::class )->headers( 7, range( 0, 99 ) )[1] ) );
	}
}
